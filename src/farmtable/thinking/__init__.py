"""Where bots think: here, or in processes of their own with a deadline and a limit of memory."""
