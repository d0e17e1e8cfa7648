import type { Element } from '../report/xml.ts'
import { type BaselineReport, type KnownDeviation, sentenceOf } from './baseline.ts'

/** What a case that is not judged says. */
export const skipped = (message: string): Element => ({
  name: 'skipped',
  attributes: { message },
  children: [],
})

/** What is said of a deviation that is known. */
export const knownText = ({ id, reason, until }: KnownDeviation): string =>
  `Known until ${until}: ${reason} (${id})`

/** An entry of the baseline: it fails past its end date, and passes once what it knows is mended. */
export function baselineCase(tool: 'contract' | 'fuzz', entry: BaselineReport): Element {
  const { id, state } = entry
  const sentence = sentenceOf(entry)
  const outcome: Record<BaselineReport['state'], Element> = {
    expired: { name: 'failure', attributes: { message: sentence, type: 'expired' }, children: [sentence] },
    mended: { name: 'system-out', attributes: {}, children: [`Mended. ${sentence}`] },
    known: skipped(sentence),
    'not looked at': skipped(`Not looked at. ${sentence}`),
  }
  const attributes = { classname: `${tool}.baseline`, name: id, time: '0.000' }
  return { name: 'testcase', attributes, children: [outcome[state]] }
}
