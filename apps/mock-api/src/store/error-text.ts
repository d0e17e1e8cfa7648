/** What the log says of an error that nobody expected: where it was thrown, as far as it tells. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
