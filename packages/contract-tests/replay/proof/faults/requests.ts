import { inputsOf } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { parseJson } from '../../../shared/json/parse-json.ts'
import { type Answer, jsonOf, withHeader, withJson, withQuery } from '../answer.ts'
import { always, type Fault, granted, isList, isRefusal, isSuccess } from '../fault.ts'

type Body = Record<string, unknown>

interface FieldError extends Body {
  field: string
}

const none = (right: Answer): Answer => withHeader(withJson(right, []), 'x-total-count', '0')

/** A fault in the fields that a refusal names. */
const inFields = (
  name: string,
  fits: Fault['fits'],
  detectedAs: Fault['detectedAs'],
  change: (errors: FieldError[]) => FieldError[],
): Fault => ({
  name,
  detectedAs,
  fits,
  answer(right) {
    const body = isRefusal(right) ? jsonOf(right) : null
    if (!isRecord(body) || !Array.isArray(body.fieldErrors)) return right
    return withJson(right, { ...body, fieldErrors: change(body.fieldErrors as FieldError[]) })
  },
})

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A password or a captcha in a body could lock somebody out, so that the replay sends no wrong one. */
const takesPlainBody: Fault['fits'] = (operation) => {
  const [example] = inputsOf(operation).json?.examples ?? []
  return (
    operation.method !== 'get' && isRecord(example) && !('password' in example || 'captchaCode' in example)
  )
}

/** Faults in how a request is understood, and in what a refusal of it says. */
export const requestFaults: Fault[] = [
  inFields('fields are named in another style', always, ['problem'], (errors) =>
    errors.map((error) => ({ ...error, field: snake(error.field) })),
  ),
  inFields(
    'an application is told one field of all that it lacks',
    ({ id }) => id === 'createMemberApply',
    ['rule'],
    (errors) => errors.slice(0, 1),
  ),
  {
    name: 'a body with something wrong in it is taken',
    detectedAs: ['not refused'],
    fits: takesPlainBody,
    answer(right, _call, _upstream, operation) {
      const body = right.status === 400 ? jsonOf(right) : null
      return isRecord(body) && body.message === 'error.validation' ? granted(right, operation) : right
    },
  },
  inFields('a body is refused without its fields', takesPlainBody, ['problem'], () => [
    { objectName: 'body', field: 'id', message: 'Wrong' },
  ]),
  {
    name: 'a problem is of another path',
    detectedAs: ['problem'],
    fits: always,
    answer(right) {
      const body = isRefusal(right) ? jsonOf(right) : null
      return isRecord(body) && body.path !== undefined ? withJson(right, { ...body, path: '/error' }) : right
    },
  },
  {
    name: 'the refusal leads to another application',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'createMemberApply',
    answer(right) {
      const body = right.status === 409 ? (jsonOf(right) as Body) : {}
      return isRecord(body.params) ? withJson(right, { ...body, params: { ...body.params, id: 1 } }) : right
    },
  },
  {
    name: 'what was sent is answered otherwise',
    detectedAs: ['rule'],
    fits: ({ id }) => ['createItem', 'inviteUnitPerson', 'createMemberApplyTop', 'createSite'].includes(id),
    answer(right, { body: sent }) {
      const asked = parseJson(sent?.toString() ?? '')
      if (right.status !== 201 || !isRecord(asked)) return right
      const body = jsonOf(right) as Body
      const name = Object.keys(asked).find((key) => typeof asked[key] === 'string' && key in body)
      return name ? withJson(right, { ...body, [name]: `${body[name]}！` }) : right
    },
  },
  {
    name: 'a text is kept up to its 255th letter',
    detectedAs: ['rule'],
    fits: ({ id }) =>
      ['createItem', 'createMemberApply', 'createDeskNews', 'createDeskFeeNews', 'createDeskCourse'].includes(
        id,
      ),
    answer(right) {
      if (!isSuccess(right)) return right
      const cut = (value: unknown) => (typeof value === 'string' ? value.slice(0, 255) : value)
      const entries = Object.entries(jsonOf(right) as Body).map(([name, value]) => [name, cut(value)])
      return withJson(right, Object.fromEntries(entries))
    },
  },
  {
    name: 'rich text is escaped twice',
    detectedAs: ['format'],
    fits: ({ id }) => ['getHelpArticle', 'getNewsDetail', 'getTender'].includes(id),
    answer(right) {
      const body = isSuccess(right) ? (jsonOf(right) as Body) : {}
      const content = String(body.content).replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      return isSuccess(right) ? withJson(right, { ...body, content }) : right
    },
  },
  {
    name: 'a plain text is answered with tags',
    detectedAs: ['format'],
    fits: ({ id }) => ['listNews', 'listDeskCourses', 'getActivity'].includes(id),
    answer(right) {
      const marked = (row: Body) => ({
        ...row,
        ...(row.name ? { name: `<b>${row.name}</b>` } : { title: `<p>${row.title}</p>` }),
      })
      const body = isSuccess(right) ? jsonOf(right) : null
      return body === null
        ? right
        : withJson(right, Array.isArray(body) ? body.map(marked) : marked(body as Body))
    },
  },
  {
    name: 'of repeated values the last counts',
    detectedAs: ['filter', 'total'],
    fits: isList,
    answer(right, call, { ask }) {
      const all = call.url.searchParams.getAll('id.in')
      if (all.length < 2) return right
      return ask(withQuery(call, (query) => query.set('id.in', all.at(-1) ?? '')))
    },
  },
  {
    name: 'a kind is shown with what is for all',
    detectedAs: ['filter', 'total'],
    fits: ({ id }) => id === 'listMemberBenefits',
    answer(right, call, { ask }) {
      if (call.url.searchParams.get('audience.equals') !== 'UNIT') return right
      return ask(
        withQuery(call, (query) => {
          query.delete('audience.equals')
          query.set('audience.in', 'UNIT,ALL')
        }),
      )
    },
  },
  {
    name: 'a wildcard stands for itself',
    detectedAs: ['filter', 'total'],
    fits: ({ list }) => Object.values(list?.criteria ?? {}).includes('string'),
    answer: (right, { url }) =>
      isSuccess(right) &&
      [...url.searchParams].some(([name, text]) => /contains$/.test(name) && text.includes('%'))
        ? none(right)
        : right,
  },
  {
    name: 'one word of several is enough',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'searchNews',
    answer(right, call, { ask }) {
      const [first, ...others] = (call.url.searchParams.get('keyword') ?? '').split(' ')
      if (!first || others.length !== 1) return right
      return ask(withQuery(call, (query) => query.set('keyword', first)))
    },
  },
]
