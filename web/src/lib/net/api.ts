/** Calls to the server, and its refusals as errors that can be put into words. */
import { pace } from "./pace.svelte";
import type { Problem, Said } from "./types";

const TRIES = 3; // of something that is read, when the server tells us to wait

export class Refused extends Error {
  readonly said: Said;
  readonly rule: string;

  constructor(
    readonly status: number,
    problem: Partial<Problem>,
  ) {
    super(problem.title ?? "");
    this.said = { key: problem.key || "page-offline", args: problem.args ?? {} };
    this.rule = problem.rule ?? "";
  }
}

async function call<T>(method: string, path: string, token: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  for (let tries = method === "GET" ? TRIES : 1; ; tries -= 1) {
    if (method === "GET") await pace.rest(signal);
    try {
      response = await fetch(`/api${path}`, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ?? null,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new Refused(0, {});
    }
    if (response.ok || !pace.told(response) || tries <= 1) break;
  }
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok)
    throw new Refused(response.status, type.includes("json") ? ((await response.json()) as Problem) : {});
  return (type.includes("json") ? response.json() : response.text()) as Promise<T>;
}

export const get = <T>(path: string, token = "", signal?: AbortSignal): Promise<T> =>
  call<T>("GET", path, token, undefined, signal);
export const post = <T>(path: string, body: unknown, token = ""): Promise<T> => call<T>("POST", path, token, body);
