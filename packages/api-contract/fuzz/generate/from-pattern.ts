import type { Random } from '../../shared/random.ts'

/** What of a pattern has not been read yet. */
interface Cursor {
  readonly source: string
  at: number
  /** Times at least that what may come any number of times comes. */
  readonly least: number
}

type Make = (random: Random) => string

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCharCode(from + offset))
const digits = range(48, 57)
const letters = [...range(65, 90), ...range(97, 122)]
const classes: Record<string, string[]> = { d: digits, w: [...letters, ...digits, '_'], S: letters, s: [' '] }

const oneOf =
  (characters: readonly string[]): Make =>
  (random) =>
    characters.length > 0 ? random.pick(characters) : ''

function readClass(cursor: Cursor): Make {
  const members: string[] = []
  while (cursor.at < cursor.source.length && cursor.source[cursor.at] !== ']') {
    if (cursor.source[cursor.at] === '\\') {
      const name = cursor.source[++cursor.at] ?? ''
      members.push(...(classes[name] ?? [name]))
      cursor.at++
    } else if (cursor.source[cursor.at + 1] === '-' && cursor.source[cursor.at + 2] !== ']') {
      members.push(...range(cursor.source.charCodeAt(cursor.at), cursor.source.charCodeAt(cursor.at + 2)))
      cursor.at += 3
    } else {
      members.push(cursor.source[cursor.at++] ?? '')
    }
  }
  cursor.at++
  return oneOf(members)
}

function readAtom(cursor: Cursor): Make {
  const character = cursor.source[cursor.at++] ?? ''
  if (character === '[') return readClass(cursor)
  if (character === '(') return readAlternatives(cursor)
  if (character === '^' || character === '$') return () => ''
  if (character === '.') return oneOf(letters)
  if (character !== '\\') return () => character
  const name = cursor.source[cursor.at++] ?? ''
  return oneOf(classes[name] ?? [name])
}

/** How often the atom before it comes. */
function readTimes(cursor: Cursor): [number, number] {
  const [text, from, comma, to] = /^\{(\d+)(,?)(\d*)\}/.exec(cursor.source.slice(cursor.at)) ?? []
  if (text) {
    cursor.at += text.length
    return [Number(from), to ? Number(to) : Number(from) + (comma ? 3 : 0)]
  }
  const { least } = cursor
  const simple: Record<string, [number, number]> = {
    '?': [0, 1],
    '*': [least, least + 3],
    '+': [Math.max(1, least), least + 4],
  }
  const times = simple[cursor.source[cursor.at] ?? '']
  if (times) cursor.at++
  return times ?? [1, 1]
}

function repeated(make: Make, [from, to]: [number, number]): Make {
  return (random) => Array.from({ length: random.int(from, to) }, () => make(random)).join('')
}

function readSequence(cursor: Cursor): Make {
  const parts: Make[] = []
  while (cursor.at < cursor.source.length && !'|)'.includes(cursor.source[cursor.at] ?? '')) {
    const atom = readAtom(cursor)
    parts.push(repeated(atom, readTimes(cursor)))
  }
  return (random) => parts.map((part) => part(random)).join('')
}

function readAlternatives(cursor: Cursor): Make {
  if (cursor.source.startsWith('?:', cursor.at)) cursor.at += 2
  const all = [readSequence(cursor)]
  while (cursor.source[cursor.at] === '|') {
    cursor.at++
    all.push(readSequence(cursor))
  }
  cursor.at++
  return (random) => random.pick(all)(random)
}

const makers = new Map<string, Make>()

/**
 * A text that fits a pattern of the kind the document writes: classes, groups, alternatives, counts.
 *
 * @param least characters that it should have, where the pattern leaves it open
 */
export function fromPattern(pattern: string, random: Random, least = 0): string {
  const key = `${least} ${pattern}`
  const make = makers.get(key) ?? readAlternatives({ source: pattern, at: 0, least })
  makers.set(key, make)
  return make(random)
}
