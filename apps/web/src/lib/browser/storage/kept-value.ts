import { useSyncExternalStore } from 'react'
import { keepOnDevice } from './keep-on-device.ts'
import { parseJson } from './parse-json.ts'
import { onStored, tellStored } from './stored.ts'

/** Something that is kept on this device as JSON. */
interface KeptValue<Value> {
  /** The same value as long as nothing changes. */
  get: () => Value
  /** Keeps another value; on a device without room for it, it holds until the page is left. */
  set: (value: Value) => void
  /** The value as it changes, also in other tabs. */
  useValue: () => Value
}

/** Those of a list that was kept which are what they should be; none where it is no list. */
export const itemsOf = <Item>(stored: unknown, isItem: (value: unknown) => value is Item): Item[] =>
  Array.isArray(stored) ? stored.filter(isItem) : []

/**
 * Keeps a value on this device and follows it: what another tab changes holds here, too, or the next change here would undo it.
 *
 * @param name under which it is kept
 * @param parse makes a value of what was kept; of null where nothing was, or nothing that can be read
 * @param accountOf whose it is, where each account has its own; nothing is kept while there is none
 */
export function keptValue<Value>(
  name: string,
  parse: (stored: unknown) => Value,
  accountOf?: () => string | null | undefined,
): KeptValue<Value> {
  const keyNow = () => {
    if (!accountOf) return name
    const account = accountOf()
    return account == null ? null : `${name}:${encodeURIComponent(account)}`
  }
  let last: { key: string | null; text: string | null; value: Value } | undefined
  const get = () => {
    const key = keyNow()
    const text = key === null ? null : localStorage.getItem(key)
    if (last?.key !== key || last.text !== text) last = { key, text, value: parse(parseJson(text)) }
    return last.value
  }
  const set = (value: Value) => {
    const key = keyNow()
    if (key === null) return
    keepOnDevice(key, JSON.stringify(value))
    // Where there was no room the old text stays, and the new value holds with it.
    last = { key, text: localStorage.getItem(key), value }
    tellStored()
  }
  return { get, set, useValue: () => useSyncExternalStore(onStored, get) }
}
