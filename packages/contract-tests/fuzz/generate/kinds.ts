import type { Role } from '../../shared/access/roles.ts'
import { dropAt, placesOf, putAt } from '../../shared/places.ts'
import type { Random } from '../../shared/random.ts'
import type { FuzzRequest } from '../request.ts'
import { type Subject, soundRequest } from './base.ts'
import { damagedForm } from './forms.ts'
import { oddNumberTexts, oddTexts } from './odd-texts.ts'
import { oddParameter, oddValue } from './odd-value.ts'
import { rawBody } from './raw-bodies.ts'

/** Makes one kind of request for an operation; null where the kind does not apply. */
export type Kind = (subject: Subject, random: Random) => FuzzRequest | null

const everyRole: readonly Role[] = ['none', 'forged', 'expired', 'person', 'unit', 'applicant', 'staff']

const anAllowed = ({ allowed }: Subject, random: Random): Role =>
  allowed.length > 0 ? random.pick(allowed) : 'person'

const sound: Kind = (subject, random) => soundRequest(subject, anAllowed(subject, random), random)

const otherRole: Kind = (subject, random) => {
  const role = random.pick(everyRole)
  return { ...soundRequest(subject, role, random), label: `as ${role}` }
}

const oddQuery: Kind = (subject, random) => {
  const { query } = subject.inputs
  if (query.length === 0) return null
  const { name, schema } = random.pick(query)
  const base = sound(subject, random) as FuzzRequest
  const others = base.query.filter(([other]) => other !== name)
  const value = oddParameter(schema, random)
  return { ...base, query: [...others, [name, value]], label: `odd ${name}` }
}

const strangeNames = [
  'x',
  'id',
  'id.equals',
  'nothing.equals',
  'id.like',
  'sort.equals',
  '__proto__',
  'size[]',
  'page.in',
  '',
]

const strangeQuery: Kind = (subject, random) => {
  const base = sound(subject, random) as FuzzRequest
  const known = subject.inputs.query.map(({ name }) => name)
  const [again] = base.query
  const extra: [string, string] =
    again && random.chance(0.4)
      ? again
      : [
          random.chance(0.5) && known.length > 0 ? `${random.pick(known)}x` : random.pick(strangeNames),
          random.pick(['1', 'a', '', 'true']),
        ]
  return { ...base, query: [...base.query, extra], label: `${extra[0]} unknown or repeated` }
}

const missingQuery: Kind = (subject, random) => {
  const required = subject.inputs.query.filter((parameter) => parameter.required)
  if (required.length === 0) return null
  const { name } = random.pick(required)
  const base = sound(subject, random) as FuzzRequest
  return { ...base, query: base.query.filter(([other]) => other !== name), label: `without ${name}` }
}

const oddPath: Kind = (subject, random) => {
  if (subject.inputs.path.length === 0) return null
  const { name } = random.pick(subject.inputs.path)
  const base = sound(subject, random) as FuzzRequest
  const value = random.pick(random.chance(0.6) ? oddNumberTexts : oddTexts)
  return { ...base, path: { ...base.path, [name]: value }, label: `odd ${name} in the path` }
}

const tricks = [
  '%00',
  '%2e%2e',
  '%2e%2e%2f',
  '..%5c',
  '%c0%af',
  '%zz',
  '%',
  '%ff',
  ';a=b',
  '//',
  '/.',
  '*',
  '%0d%0aX:y',
  'a'.repeat(2_000),
]

const oddAddress: Kind = (subject, random) => {
  const base = sound(subject, random) as FuzzRequest
  const trick = random.pick(tricks)
  const filled = subject.operation.path.replace(/\{\w+\}/g, () => trick)
  const whole = [
    `${filled}/${trick}`,
    `${filled}${trick}`,
    filled.replace(/\/([^/]*)$/, `/${trick}/$1`),
    `${filled}?${trick}=${trick}`,
    `${filled}?${'&'.repeat(500)}`,
  ]
  return { ...base, query: [], address: random.pick(whole), label: 'odd address' }
}

const oddBody: Kind = (subject, random) => {
  const { json } = subject.inputs
  const base = sound(subject, random) as FuzzRequest
  if (!json || base.body?.kind !== 'json') return null
  const { keys, schema } = random.pick(placesOf(json.schema, base.body.value))
  const value = putAt(base.body.value, keys, oddValue(schema, random))
  return { ...base, body: { kind: 'json', value }, label: `odd ${keys.join('.') || 'body'}` }
}

const missingProperty: Kind = (subject, random) => {
  const { json } = subject.inputs
  const base = sound(subject, random) as FuzzRequest
  if (!json || base.body?.kind !== 'json') return null
  const places = placesOf(json.schema, base.body.value).filter(({ keys }) => keys.length > 0)
  if (places.length === 0) return null
  const { keys } = random.pick(places)
  return {
    ...base,
    body: { kind: 'json', value: dropAt(base.body.value, keys) },
    label: `without ${keys.join('.')}`,
  }
}

const extraProperty: Kind = (subject, random) => {
  const base = sound(subject, random) as FuzzRequest
  const { json } = subject.inputs
  if (!json || base.body?.kind !== 'json') return null
  const objects = placesOf(json.schema, base.body.value).filter(({ schema }) => schema.properties)
  if (objects.length === 0) return null
  const keys = [
    ...random.pick(objects).keys,
    random.pick(['extra', 'memberId', 'isAdmin', 'constructor', 'toString', '', 'id']),
  ]
  const value = putAt(base.body.value, keys, random.pick([1, 'x', null, {}, []]))
  return { ...base, body: { kind: 'json', value }, label: `extra ${keys.join('.')}` }
}

const damagedBody: Kind = (subject, random) => {
  const base = sound(subject, random) as FuzzRequest
  if (subject.inputs.form) return { ...base, ...damagedForm(subject.inputs.form, random) }
  return { ...base, ...rawBody(base.body?.kind === 'json' ? base.body.value : {}, random) }
}

const foreignId: Kind = (subject, random) => {
  if (subject.foreignRecords.length === 0) return null
  const { role, id, texts, place } = random.pick(subject.foreignRecords)
  const base = soundRequest(subject, role, random)
  const label = "another member's id"
  if (place === 'path') {
    const [name = 'id'] = Object.keys(base.path)
    return { ...base, path: { [name]: String(id) }, query: [], foreign: { texts }, label }
  }
  if (base.body?.kind !== 'json') return null
  const isList = place.endsWith('Ids')
  const value = putAt(base.body.value, [place], isList ? [id] : id)
  return { ...base, body: { kind: 'json', value }, foreign: { texts }, label }
}

/** The kinds of requests with their share of all requests. */
export const kinds: readonly (readonly [share: number, kind: Kind])[] = [
  [26, sound],
  [10, otherRole],
  [16, oddQuery],
  [6, strangeQuery],
  [3, missingQuery],
  [7, oddPath],
  [4, oddAddress],
  [22, oddBody],
  [6, missingProperty],
  [5, extraProperty],
  [10, damagedBody],
  [6, foreignId],
]
