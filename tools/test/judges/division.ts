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
  /** What was read and put back whole, with properties that are `readOnly`: Prism knows none of them in a request, the backend ignores them. */
  putBack: JudgedCall[]
  /** Other invalid requests that the backend took: the document says less than what holds, or the replay sends what it should not. */
  taken: JudgedCall[]
}

const isAbout = (part: string, { violations }: JudgedCall): boolean =>
  violations.some(({ location }) => location[0] === part)

/** As much of an OpenAPI document as tells what a PUT takes and ignores. */
export interface PutBodies {
  paths: Record<
    string,
    { put?: { requestBody?: { content: Record<string, { schema: { $ref?: string } }> } } }
  >
  components: { schemas: Record<string, { properties?: Record<string, { readOnly?: boolean }> }> }
}

/** Whether all that Prism has against a request are properties that are `readOnly` in the body of its PUT. */
function isPutBack({ paths, components }: PutBodies, { method, target, violations }: JudgedCall): boolean {
  const [path = ''] = target.split('?')
  const { $ref = '' } = paths[path]?.put?.requestBody?.content['application/json']?.schema ?? {}
  const { properties = {} } = components.schemas[$ref.slice('#/components/schemas/'.length)] ?? {}
  const found = violations.map(({ message }) => /additional properties; found '(\w+)'/.exec(message)?.[1])
  return method === 'PUT' && found.every((name) => name && properties[name]?.readOnly)
}

/** Divides what came through Prism in one replay. */
export function divide(calls: readonly JudgedCall[], document: PutBodies): Division {
  const invalid = calls.filter((call) => isAbout('request', call))
  const asked = invalid.filter(({ method }) => method !== 'OPTIONS')
  const took = asked.filter(({ status }) => status < 400)
  return {
    calls: calls.length,
    answers: calls.filter((call) => isAbout('response', call)),
    refused: asked.filter(({ status }) => status >= 400),
    preflights: invalid.filter(({ method }) => method === 'OPTIONS'),
    putBack: took.filter((call) => isPutBack(document, call)),
    taken: took.filter((call) => !isPutBack(document, call)),
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
export function divisionText({ calls, answers, refused, preflights, putBack, taken }: Division): string {
  const statuses = [...Map.groupBy(refused, ({ status }) => status)].toSorted(([a], [b]) => a - b)
  return [
    `${calls.toLocaleString('en')} calls through Prism; of the requests it calls ${count([...refused, ...preflights, ...putBack, ...taken])} invalid:`,
    `  ${count(refused)} the backend refused as well, as the replay wants it (${statuses.map(([status, of]) => `${status}: ${count(of)}`).join(', ')})`,
    `  ${count(preflights)} are preflights, which a document does not describe`,
    `  ${count(putBack)} put back what was read, with what a PUT ignores`,
    `  ${count(taken)} the backend took`,
    ...kinds('request', taken),
    `Answers that do not fit the document: ${count(answers)}`,
    ...kinds('response', answers),
  ].join('\n')
}
