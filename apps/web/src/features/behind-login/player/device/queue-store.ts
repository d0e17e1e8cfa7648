import type { QueueKeeper } from '../report/reporter.ts'
import type { Left } from '../report/send-left.ts'

/** As it lies on the device: whose it is, and since when. */
interface Stored extends Left {
  account: string
  savedAt: number
}

const table = 'reports'
/** After that no session is open any more. */
const daysKept = 30

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('player', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'sessionId' })
  return resultOf(request)
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** A device that is full says so no sooner than it writes. */
const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

let database: Promise<IDBDatabase> | undefined

/** Does something in the table; undefined where the device stores nothing, and the player goes on without. */
async function inTable<T>(
  mode: IDBTransactionMode,
  act: (reports: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    database ??= openDatabase()
    const transaction = (await database).transaction(table, mode)
    const [result] = await Promise.all([resultOf(act(transaction.objectStore(table))), endOf(transaction)])
    return result
  } catch {
    database = undefined
    return undefined
  }
}

/** Forgets what a session has left. */
export const dropLeft = (sessionId: string): void =>
  void inTable('readwrite', (reports) => reports.delete(sessionId))

/** What the sessions of an account left on this device, the oldest first. */
export async function readLeft(account: string): Promise<Left[]> {
  const all = (await inTable<Stored[]>('readonly', (reports) => reports.getAll())) ?? []
  const isOld = ({ savedAt }: Stored) => Date.now() - savedAt > daysKept * 86_400_000
  for (const { sessionId } of all.filter(isOld)) dropLeft(sessionId)
  return all
    .filter((stored) => stored.account === account && !isOld(stored))
    .sort((one, other) => one.savedAt - other.savedAt)
}

/** Keeps what a session of an account has shown. */
export const keeperOf = (account: string): QueueKeeper => ({
  keep: (queue, known, told) =>
    void inTable('readwrite', (reports) =>
      reports.put({ ...queue, known, account, savedAt: Date.now() } satisfies Stored),
    ).then((key) => told(key !== undefined)),
  drop: dropLeft,
})
