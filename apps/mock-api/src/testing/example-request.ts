import { document, type MediaType, type Operation, resolve } from '@portal/api-contract/document'

interface Parameter {
  name: string
  in: string
  required?: boolean
  example?: unknown
  schema?: { examples?: unknown[] }
}

interface Media extends MediaType {
  examples?: Record<string, { value: unknown }>
}

interface RawOperation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
}

/** A request as the reference page fills it in. */
export interface ExampleRequest {
  /** Below the API's base, with its query. */
  url: string
  /** What is sent as JSON; undefined when nothing is. */
  body: unknown
  /** Whether a form with a file is sent instead. */
  isForm: boolean
}

const paths: Record<string, Record<string, unknown>> = document.paths

const rawOf = ({ path, method }: Operation) => paths[path]?.[method] as RawOperation

/** The examples of a body, one or several. */
export const examplesOf = (media: Media | undefined): unknown[] =>
  media?.example === undefined
    ? Object.values(media?.examples ?? {}).map(({ value }) => value)
    : [media.example]

function urlOf(path: string, parameters: readonly Parameter[]): string {
  const textOf = (parameter: Parameter | undefined) => {
    const example = parameter?.example ?? (parameter?.schema && resolve(parameter.schema).examples?.[0])
    return encodeURIComponent(String(example))
  }
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const address = path.replace(/\{(\w+)\}/g, (_, key) => textOf(parameters.find(({ name }) => name === key)))
  if (query.length === 0) return address
  return `${address}?${query.map((parameter) => `${parameter.name}=${textOf(parameter)}`).join('&')}`
}

/** The requests that the document shows for an operation: the required parameters with each example of the body. */
export function exampleRequests(operation: Operation): ExampleRequest[] {
  const { parameters = [], requestBody } = rawOf(operation)
  const url = urlOf(operation.path, parameters.map(resolve))
  const content = requestBody && resolve(requestBody).content
  if (!content) return [{ url, body: undefined, isForm: false }]
  if (content['multipart/form-data']) return [{ url, body: undefined, isForm: true }]
  return examplesOf(content['application/json']).map((body) => ({ url, body, isForm: false }))
}
