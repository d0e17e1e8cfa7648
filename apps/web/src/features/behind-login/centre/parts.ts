/** The parts of the personal centre by what the address calls them, in their order. */
export const parts = ['profile', 'contact', 'password', 'logins', 'activities', 'favourites', 'data'] as const

export type Part = (typeof parts)[number]

export const firstPart: Part = parts[0]

export const isPart = (flag: string): flag is Part => (parts as readonly string[]).includes(flag)

/** The parts that are about the account itself, whoever has it. */
export const accountParts = ['contact', 'password', 'logins', 'data'] as const satisfies Part[]

export const isAccountPart = (part: Part): boolean => (accountParts as readonly Part[]).includes(part)

/** What of the centre a unit has as well, by what its address calls it. */
export const unitParts = ['activities', 'favourites', ...accountParts] as const satisfies Part[]

export type UnitPartName = (typeof unitParts)[number]
