/** A pattern that matches exactly this text; `RegExp.escape` of newer runtimes. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
