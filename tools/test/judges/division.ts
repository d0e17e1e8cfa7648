import type { JudgedCall } from './judging-proxy.ts'

/** What Prism objected to in a replay, divided. */
export interface Division {
  calls: number
  /** Answers that do not fit the document. */
  answers: JudgedCall[]
  /** Invalid requests that the backend refused as well. In a run that kept the contract each of them is one that the replay sent to be refused. */
  refused: JudgedCall[]
  /** Questions of a browser before a call to another origin, which a document does not describe. */
  preflights: JudgedCall[]
  /** Invalid requests that the backend took: the document says less than what holds, or the replay sends what it should not. */
  taken: JudgedCall[]
}

const isAbout = (part: string, { violations }: JudgedCall): boolean =>
  violations.some(({ location }) => location[0] === part)

/** Divides what came through Prism in one replay. */
export function divide(calls: readonly JudgedCall[]): Division {
  const invalid = calls.filter((call) => isAbout('request', call))
  const asked = invalid.filter(({ method }) => method !== 'OPTIONS')
  return {
    calls: calls.length,
    answers: calls.filter((call) => isAbout('response', call)),
    refused: asked.filter(({ status }) => status >= 400),
    preflights: invalid.filter(({ method }) => method === 'OPTIONS'),
    taken: asked.filter(({ status }) => status < 400),
  }
}

/** How many calls of each kind are shown. */
const shown = 3

const count = (calls: readonly JudgedCall[]): string => calls.length.toLocaleString('en')

/** The same objection to different places of a list, or to different parameters of a kind, is one kind. */
const kindOf = (message: string): string =>
  message.replace(/\.\d+/g, '.N').replace(/ \w+\.(in|notin)\b/, ' ….$1')

function kinds(part: string, calls: readonly JudgedCall[]): string[] {
  const pairs = calls.flatMap((call) => {
    const messages = call.violations
      .filter(({ location }) => location[0] === part)
      .map(({ message }) => message)
    return [...new Set(messages.map(kindOf))].map((kind) => ({ kind, call }))
  })
  return [...Map.groupBy(pairs, ({ kind }) => kind)]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .flatMap(([kind, of]) => [
      `  ${of.length} × ${kind}`,
      ...of
        .slice(0, shown)
        .map(
          ({ call: { method, target, status } }) =>
            `      ${method} ${decodeURIComponent(target)} → ${status}`,
        ),
    ])
}

/** The division in words, the kinds of what should not be there with a few calls each. */
export function divisionText({ calls, answers, refused, preflights, taken }: Division): string {
  const statuses = [...Map.groupBy(refused, ({ status }) => status)].toSorted(([a], [b]) => a - b)
  return [
    `${calls.toLocaleString('en')} calls through Prism; of the requests it calls ${count([...refused, ...preflights, ...taken])} invalid:`,
    `  ${count(refused)} the backend refused as well, as the replay wants it (${statuses.map(([status, of]) => `${status}: ${count(of)}`).join(', ')})`,
    `  ${count(preflights)} are preflights, which a document does not describe`,
    `  ${count(taken)} the backend took`,
    ...kinds('request', taken),
    `Answers that do not fit the document: ${count(answers)}`,
    ...kinds('response', answers),
  ].join('\n')
}
