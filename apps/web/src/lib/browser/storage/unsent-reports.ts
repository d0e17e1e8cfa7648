/** What a session of the player has shown and not told yet, as it lies on the device. The rest of it is the player's affair. */
export interface Report {
  sessionId: string
  /** The account's id, as `keepOnDevice` has it. */
  account: string
  /** ms since 1970. */
  savedAt: number
}

const table = 'reports'

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

/** Does something in the table of reports; undefined where the device stores nothing, and the player goes on without. */
export async function inReports<T>(
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

/** Forgets the reports of an account. */
export async function dropReportsOf(account: string): Promise<void> {
  const all = (await inReports<Report[]>('readonly', (reports) => reports.getAll())) ?? []
  const own = all.filter((report) => report.account === account)
  await Promise.all(
    own.map(({ sessionId }) => inReports('readwrite', (reports) => reports.delete(sessionId))),
  )
}
