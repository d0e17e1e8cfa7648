import type { Random } from '../../shared/random.ts'
import type { Body } from '../../shared/request-parts.ts'

const json = 'application/json'
const tooLarge = 1_048_577

/** Nested so deep that a recursive parser overflows its stack. */
const deep = (open: string, close: string, times: number): string => open.repeat(times) + close.repeat(times)

type Damage = (text: string, random: Random) => Omit<Extract<Body, { kind: 'text' }>, 'kind'>

const damages: Record<string, Damage> = {
  'no body': () => ({ type: json, text: '' }),
  'no type': (text) => ({ type: null, text }),
  truncated: (text, random) => ({
    type: json,
    text: text.slice(0, random.int(1, Math.max(1, text.length - 1))),
  }),
  'text after its end': (text) => ({ type: json, text: `${text}}` }),
  'single quotes': (text) => ({ type: json, text: text.replaceAll('"', "'") }),
  'trailing comma': (text) => ({ type: json, text: text.replace(/\}$/, ',}') }),
  'two values': (text) => ({ type: json, text: `${text}\n${text}` }),
  'a name twice': (text) => ({ type: json, text: text.replace(/^\{("[^"]+":)/, '{$1null,$1') }),
  __proto__: (text) => ({ type: json, text: text.replace(/^\{/, '{"__proto__":{"isAdmin":true},') }),
  'a constructor': (text) => ({
    type: json,
    text: text.replace(/^\{/, '{"constructor":{"prototype":{"a":1}},'),
  }),
  'number beyond all': (text) => ({ type: json, text: text.replace(/-?\d+(\.\d+)?/, '1e999') }),
  'number of many digits': (text) => ({ type: json, text: text.replace(/\d+/, '9'.repeat(500)) }),
  NaN: (text) => ({ type: json, text: text.replace(/:\s*[^,{[}]+/, ':NaN') }),
  'NUL byte': (text) => ({ type: json, text: `${text}\0` }),
  'escaped NUL': (text) => ({ type: json, text: text.replace(/:"/, ':"\\u0000') }),
  'half a surrogate pair': (text) => ({ type: json, text: text.replace(/:"/, ':"\\ud800') }),
  'deep lists': (_, random) => ({ type: json, text: deep('[', ']', random.pick([200, 5_000, 100_000])) }),
  'deep objects': (_, random) => ({
    type: json,
    text: deep('{"a":', '}', 20_000).replace(':}', `:${random.int(0, 9)}}`),
  }),
  'deep within': (text) => ({
    type: json,
    text: text.replace(/:\s*("[^"]*"|\d+)/, `:${deep('[', ']', 20_000)}`),
  }),
  'too large': () => ({ type: json, text: `{"a":"${'x'.repeat(tooLarge)}"}` }),
  'large text': (text) => ({
    type: json,
    text: text.replace(/:\s*("[^"]*"|\d+)/, `:"${'x'.repeat(200_000)}"`),
  }),
  'long list': () => ({ type: json, text: `[${'0,'.repeat(50_000)}0]` }),
  'plain text': (text) => ({ type: 'text/plain', text }),
  'a form of fields': () => ({ type: 'application/x-www-form-urlencoded', text: 'a=1&b=2' }),
  XML: () => ({
    type: 'application/xml',
    text: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  }),
  'a form without a boundary': (text) => ({ type: 'multipart/form-data', text }),
  'a type that is none': (text) => ({ type: 'json', text }),
  'another kind of JSON': (text) => ({ type: 'application/merge-patch+json', text }),
}

const costly = new Set(['too large', 'large text', 'long list', 'deep lists', 'deep objects', 'deep within'])
const cheap = Object.keys(damages).filter((name) => !costly.has(name))

/** A body that is damaged as a text, and in which way. */
export function rawBody(value: unknown, random: Random): { label: string; body: Body } {
  const label = random.chance(0.06) ? random.pick([...costly]) : random.pick(cheap)
  const text = JSON.stringify(value ?? {})
  const made = damages[label]?.(text, random) ?? { type: json, text }
  return { label, body: { kind: 'text', ...made } }
}
