/** Accounts to replay with; a JSON file names them. Without any, only what needs no login is replayed. */
export interface Credentials {
  person?: Account
  unit?: Account
  /** A member without the permission to pay, such as one whose application is not approved. */
  applicant?: Account
  /** Somebody of the association's staff, for a backend that has the association's desk. */
  staff?: Account
  /**
   * More members of any kind, such as one without a mini-site, one with credited hours, a second unit: what the three above cannot
   * show is tried with them.
   */
  others?: Account[]
  /** What to answer to every captcha; for backends that can be told to accept one. */
  captcha?: string
  /**
   * The code of six digits that a backend always takes, for whatever phone or mail address and however often, such as that of an
   * environment for tests.
   */
  standingCode?: string
  /** A phone that codes may be sent to. */
  phone?: string
  /** A mail address that codes may be sent to. */
  mail?: string
  /** Origin of the web application, such as `https://portal.example`, for backends that answer no other one. */
  origin?: string
  /** A token that was valid once and is not any more. */
  expiredToken?: string
}

export interface Account {
  login: string
  /** Either the password, for backends whose captcha can be answered, or a token of a login by hand. */
  password?: string
  token?: string
}

/** Accounts that the credentials may name. */
export const roleNames = ['person', 'unit', 'applicant', 'staff'] as const
export type RoleName = (typeof roleNames)[number]

/** Whether a name is one of these accounts, and not one of the others. */
export const isRoleName = (name: string): name is RoleName => roleNames.includes(name as RoleName)

/** One of the other accounts, by its place. */
export type OtherName = `other ${number}`

/** What a report calls one of the other accounts. @param place in the list of the credentials */
export const nameOfOther = (place: number): OtherName => `other ${place + 1}`

export type AccountName = RoleName | OtherName

/** Each account of the credentials by the name that the run calls it. */
export const accountsOf = (credentials: Credentials): [AccountName, Account][] => [
  ...roleNames.flatMap((role): [AccountName, Account][] => {
    const account = credentials[role]
    return account ? [[role, account]] : []
  }),
  ...(credentials.others ?? []).map((one, place): [AccountName, Account] => [nameOfOther(place), one]),
]

/** What the run calls an account, whoever logs in as it; `other` one that the credentials do not have. */
export const nameOfAccount = (credentials: Credentials, { login }: Account): AccountName | 'other' =>
  accountsOf(credentials).find(([, one]) => one.login === login)?.[0] ?? 'other'
