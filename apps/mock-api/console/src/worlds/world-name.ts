/** The error of a name for a world or a snapshot by the rules of the control document; null when it is valid. */
export function nameError(name: string, taken: string[] = []): string | null {
  if (!/^[a-z0-9-]*$/.test(name)) return 'Small letters, digits and hyphens only.'
  if (name.startsWith('-')) return 'It begins with a letter or a digit.'
  if (name.length > 40) return 'At most 40 characters.'
  return taken.includes(name) ? 'There is one of this name.' : null
}
