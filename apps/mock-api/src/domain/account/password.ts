/** Source: specification §5 names six characters as the least. */
export const passwordRules = { min: 6, max: 64 } as const

/** Why a new password cannot be taken, or null. */
export function passwordFault(password: string): string | null {
  const { length } = [...password]
  if (length >= passwordRules.min && length <= passwordRules.max) return null
  return `must have ${passwordRules.min} to ${passwordRules.max} characters, before it is encrypted`
}
