import type { ValidatedCall } from './validating-proxy.ts'

/** What Prism objected to in a replay, divided. */
export interface Division {
  calls: number
  /** Answers that do not fit the document. */
  answers: ValidatedCall[]
  /** Invalid requests that the backend refused as well. In a run that kept the contract each of them is one that the replay sent to be refused. */
  refused: ValidatedCall[]
  /** Questions of a browser before a call to another origin, which a document does not describe. */
  preflights: ValidatedCall[]
  /** What was read and put back whole, with properties that are `readOnly`: Prism knows none of them in a request, the backend ignores them. */
  putBack: ValidatedCall[]
  /** Other invalid requests that the backend took: the document says less than what holds, or the replay sends what it should not. */
  taken: ValidatedCall[]
}

const isAbout = (part: string, { violations }: ValidatedCall): boolean =>
  violations.some(({ location }) => location[0] === part)

/** As much of a schema as leads to what a PUT ignores. */
interface BodySchema {
  $ref?: string
  readOnly?: boolean
  properties?: Record<string, BodySchema>
  items?: BodySchema
}

/** As much of an OpenAPI document as tells what a PUT takes and ignores. */
export interface PutBodies {
  paths: Record<string, { put?: { requestBody?: { content: Record<string, { schema: BodySchema }> } } }>
  components: { schemas: Record<string, BodySchema> }
}

/** What Prism objects to in a property that it does not know: in the body, or at a place within (`members.0`). */
const unknownProperty =
  /^Request body (?:property (\S+) )?must NOT have additional properties; found '(\w+)'$/

/** Whether all that Prism has against a request are properties that are `readOnly` in the body of its PUT. */
function isPutBack({ paths, components }: PutBodies, { method, target, violations }: ValidatedCall): boolean {
  const resolve = (schema: BodySchema = {}): BodySchema =>
    schema.$ref === undefined
      ? schema
      : resolve(components.schemas[schema.$ref.slice('#/components/schemas/'.length)])
  const [path = ''] = target.split('?')
  const body = paths[path]?.put?.requestBody?.content['application/json']?.schema
  const isIgnored = (message: string): boolean => {
    const [, place, name] = unknownProperty.exec(message) ?? []
    if (!name) return false
    const steps = [...(place?.split('.') ?? []), name]
    const found = steps.reduce((schema, step) => {
      const { items, properties = {} } = resolve(schema)
      return (/^\d+$/.test(step) ? items : properties[step]) ?? {}
    }, body ?? {})
    return found.readOnly === true
  }
  return method === 'PUT' && violations.every(({ message }) => isIgnored(message))
}

/** Divides what came through Prism in one replay. */
export function divide(calls: readonly ValidatedCall[], document: PutBodies): Division {
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

const count = (calls: readonly ValidatedCall[]): string => calls.length.toLocaleString('en')

/** The same objection to different places of a list, or to different parameters of a kind, is one kind. */
const kindOf = (message: string): string =>
  message.replace(/\.\d+/g, '.N').replace(/ \w+\.(in|notin)\b/, ' ….$1')

function kinds(part: string, calls: readonly ValidatedCall[]): string[] {
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
