/** Ends the tool with a sentence instead of a stack: what is wrong and what to do about it. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
