/** The server may tell us to wait (Retry-After). All that this page reads keeps to it, and people are told once. */
const LONGEST = 60; // s: nobody is kept waiting for longer than that

class Pace {
  until = $state(0); // when we may ask again

  /** What an answer tells us, in seconds; 0: nothing. */
  told(answer: Response): number {
    const seconds = Math.min(LONGEST, Number(answer.headers.get("retry-after")) || 0);
    if (seconds > 0) this.until = Math.max(this.until, Date.now() + seconds * 1000);
    return seconds;
  }

  /** Until we may ask again. */
  async rest(signal?: AbortSignal): Promise<void> {
    while (Date.now() < this.until) {
      await new Promise((done) => setTimeout(done, this.until - Date.now()));
      signal?.throwIfAborted();
    }
  }
}

export const pace = new Pace();
