import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { criteriaParameters, sortParameter } from './criteria.ts'
import { exampleParams, typeParams } from './error-params.js'

const shared = join(import.meta.dirname, '..', 'openapi', 'shared')

/** A reference to what all resources share, from the file that `location` is in. @param name such as `headers.yaml#/Link` */
const toShared = ({ source }, name) => ({ $ref: `${relative(dirname(source.absoluteRef), shared)}/${name}` })

const writes = ['post', 'put', 'patch', 'delete']

/** `x-list` becomes paging, sort and criteria parameters, and the headers that tell the total. */
const expandLists = () => ({
  Operation: {
    enter(operation, { location, resolve }) {
      const list = operation['x-list']
      if (!list) return
      operation.parameters = [
        ...(operation.parameters ?? []),
        toShared(location, 'parameters.yaml#/Page'),
        toShared(location, 'parameters.yaml#/Size'),
        sortParameter(list.sort),
        ...Object.entries(list.criteria).flatMap(([property, kind]) =>
          criteriaParameters(property, kind, operation.operationId),
        ),
      ]
      addListHeaders(operation.responses[200], { location, resolve })
    },
  },
})

/** What a list answers beside its rows; also in a response that several lists share. */
function addListHeaders(response, { location, resolve }) {
  const shared = response.$ref ? resolve(response) : { node: response, location }
  shared.node.headers = {
    'X-Total-Count': toShared(shared.location, 'headers.yaml#/TotalCount'),
    Link: toShared(shared.location, 'headers.yaml#/Link'),
    ...shared.node.headers,
  }
}

/** The problems that follow from what an operation takes, so that no resource has to repeat them. */
const addProblems = () => ({
  PathItem: {
    enter(item, { location, resolve }) {
      const shares = (name) => toShared(location, `responses.yaml#/${name}`)
      for (const [method, operation] of Object.entries(item)) {
        if (operation?.responses) addTo(operation, method, takesForm(operation, resolve), shares)
      }
    },
  },
})

function takesForm({ requestBody }, resolve) {
  const body = requestBody?.$ref ? resolve(requestBody).node : requestBody
  return body?.content?.['multipart/form-data'] !== undefined
}

function addTo(operation, method, isForm, shares) {
  const isOpen = operation.security?.length === 0
  const implied = {
    // Also where nothing is taken: a parameter that is not known is refused.
    400: 'BadRequest',
    401: !isOpen && 'Unauthorized',
    403: !isOpen && 'Forbidden',
    413: writes.includes(method) && operation.requestBody && (isForm ? 'FileTooLarge' : 'PayloadTooLarge'),
    415: writes.includes(method) && operation.requestBody && (isForm ? 'NotAForm' : 'UnsupportedMediaType'),
    500: 'ServerError',
  }
  for (const [status, name] of Object.entries(implied)) {
    if (name) operation.responses[status] ??= shares(name)
  }
}

/** What an operation behind the login answers may lie in no cache: each of its successes says so in a header. */
const forbidCaches = () => ({
  Operation: {
    enter(operation, { location, resolve }) {
      if (operation.security?.length === 0) return
      for (const [status, answer] of Object.entries(operation.responses)) {
        if (!status.startsWith('2')) continue
        // A response that others share may be of one that anybody calls.
        const own = answer.$ref ? { ...resolve(answer).node } : answer
        own.headers = { 'Cache-Control': toShared(location, 'headers.yaml#/NoStore'), ...own.headers }
        operation.responses[status] = own
      }
    },
  },
})

const problemType = 'application/problem+json'
const sharedResponses = parseYaml(readFileSync(join(shared, 'responses.yaml'), 'utf8'))

/**
 * `x-errors`, status → codes, becomes the enum of the problem's `message`, with an example of each code. The general codes of the
 * status stay in it.
 */
const nameErrors = () => ({
  Operation: {
    leave(operation, { location, report }) {
      const errors = operation['x-errors'] ?? {}
      for (const [status, codes] of Object.entries(errors)) {
        const name = operation.responses[status]?.$ref?.split('#/')[1]
        const answer = sharedResponses[name]
        if (answer) operation.responses[status] = withCodes(answer, codes, (to) => toShared(location, to))
        else report({ message: `x-errors names ${status}, which is not among the responses`, location })
      }
      if (operation.responses[409] && !errors[409])
        report({ message: 'x-errors does not say which codes come with 409', location })
    },
  },
})

function withCodes({ description, headers, content }, codes, toSharedFile) {
  const { schema, example } = content[problemType]
  const message = { type: 'string', enum: [...codes, ...schema.properties.message.enum] }
  const { type, title, status } = example
  return {
    description,
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, header]) => [
          name,
          header.$ref ? toSharedFile(header.$ref) : header,
        ]),
      ),
    }),
    content: {
      [problemType]: {
        schema: { allOf: [toSharedFile('schemas.yaml#/Problem')], properties: { message } },
        examples: Object.fromEntries(
          codes.map((code) => [
            code,
            { value: { type, title, status, message: code, ...exampleParams(code) } },
          ]),
        ),
      },
    },
  }
}

/**
 * A body without its own example takes that of its schema; an array takes one of its items', but where it has at least two: which
 * rows stand together, only its author knows.
 */
const fillExamples = () => ({
  MediaType: {
    leave(media, { resolve, location }) {
      if (media.example !== undefined || media.examples) return
      const follow = (node, from) => {
        if (!node?.$ref) return { node, from }
        const target = resolve(node, from)
        return follow(target.node, target.location?.source?.absoluteRef ?? from)
      }
      const schema = follow(media.schema, location.source.absoluteRef)
      if (schema.node?.type === 'array') {
        const [example] = follow(schema.node.items, schema.from).node?.examples ?? []
        const isEnough = (schema.node.minItems ?? 0) < 2
        if (example !== undefined && isEnough) media.example = [example]
        return
      }
      const examples = schema.node?.examples ?? []
      if (examples.length === 1) media.example = examples[0]
      if (examples.length > 1)
        media.examples = Object.fromEntries(examples.map((value, i) => [`example${i + 1}`, { value }]))
    },
  },
})

/** What the bundler does to the document besides joining the files. */
export default function portalPlugin() {
  return {
    id: 'portal',
    preprocessors: {
      oas3: {
        'expand-lists': expandLists,
        'add-problems': addProblems,
        'forbid-caches': forbidCaches,
        'name-errors': nameErrors,
        'type-params': typeParams,
        'fill-examples': fillExamples,
      },
    },
  }
}
