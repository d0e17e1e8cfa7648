/** What to do about a scenario that could not be checked, known by its reason. */
const known: [RegExp, string][] = [
  [/credentials name no account '(\w+)'/, "Add the account '$1' to the credentials file."],
  [/credentials name no account$/, 'Add an account to the credentials file.'],
  [/no other account/, 'Add a second account, with records of its own, to the credentials file.'],
  [/credentials name no '(\w+)'/, "Add '$1' to the credentials file."],
  [
    /logs in by a token/,
    'Give this account a password instead of a token, and a captcha that the backend accepts.',
  ],
  [
    /captcha|code that is sent/,
    "Let the backend accept one captcha of six digits, and name it as 'captcha' in the credentials.",
  ],
  [/does not offer/, 'Run again once the backend has it.'],
  [/leaves out$/, 'Run without --except and --without-assumed.'],
  [/within the last minute|too many|429/i, 'Wait a minute and run again.'],
  [/read-only|would write|writes/i, 'Run without --read-only, on a backend where that may be done.'],
  [/registered already/, 'Name a phone in the credentials that nobody has registered with.'],
  [/no account of the credentials may/, 'Add an account that may call it to the credentials file.'],
  [/too long to be read whole/, 'Judge this list on a test backend that has fewer rows.'],
  [
    /\b(has|have|is|are) no\b|shows no record|has paid/,
    'Put such a record into the backend, or use an account that has one, and run again.',
  ],
]

/** In one sentence, what whoever runs the replay can do. */
export function adviceFor(reason: string): string {
  const [pattern, advice] = known.find(([pattern]) => pattern.test(reason)) ?? []
  const found = pattern?.exec(reason)
  return advice?.replace('$1', found?.[1] ?? '') ?? 'Give the backend what the reason names, and run again.'
}
