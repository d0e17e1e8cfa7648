import { type Connection, connect, type Prepared, prepare } from './connection.ts'
import { QueryCache } from './query-cache.ts'

/** What a column holds; instants, dates and JSON are text. */
export type Value = null | number | string | Uint8Array
/** Values for `?` in order, or for `:name` by name. */
export type Parameters = readonly Value[] | Readonly<Record<string, Value>>

/** What a write did. */
export interface WriteResult {
  changes: number
  /** Id of the row that the last insert made. */
  lastInsertRowid: number
}

/** This is enough for the lists that are read often, in their usual filters. */
const cachedTotals = 500
/** There are fewer of these, because each may be as long as a table. */
const cachedOrders = 100
/** Enough for what each call asks of whoever is logged in. */
const cachedRows = 100

/**
 * How a transaction begins, ends and is rolled back. In memory nobody else writes, and the write lock would be on the library as well,
 * which others read. While a mark is open, that is a transaction around it.
 */
const inFile = ['BEGIN IMMEDIATE', 'COMMIT', ['ROLLBACK']] as const
const inMemory = ['BEGIN', 'COMMIT', ['ROLLBACK']] as const
const withinMark = ['SAVEPOINT work', 'RELEASE work', ['ROLLBACK TO work', 'RELEASE work']] as const

/**
 * A row as an object of its columns. V8 reads the objects that SQLite makes slowly: writing them as JSON
 * and validating them took twice as long.
 */
function toRow(columns: readonly string[], values: unknown): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  columns.forEach((name, index) => {
    row[name] = (values as unknown[])[index]
  })
  return row
}

/** A SQLite database with its statements kept prepared. Everything is synchronous. */
export class Database {
  readonly #path: string
  /** Null once it is closed. */
  #connection: Connection | null
  readonly #totals = new QueryCache<number>(cachedTotals)
  readonly #orders = new QueryCache<readonly number[]>(cachedOrders)
  readonly #rows = new QueryCache<readonly unknown[]>(cachedRows)
  #dataVersion: unknown
  #inTransaction = false
  /** The mark that is open, see `mark`. */
  #mark: symbol | null = null

  /** @param source an image of another database, to start as a copy of it, or a connection to take over; only in memory */
  constructor(path: string, source?: Uint8Array | Connection) {
    this.#path = path
    this.#connection = source && 'handle' in source ? source : connect(path, source)
  }

  get #isShared(): boolean {
    return this.#path !== ':memory:'
  }

  /** @throws when it is closed */
  get #open(): Connection {
    if (this.#connection) return this.#connection
    throw new Error('database is not open')
  }

  get #isInTransaction(): boolean {
    return this.#open.handle.isTransaction
  }

  /** The whole database as the bytes of a file, without what is attached to it. */
  image(): Uint8Array {
    // An image has only what is committed.
    this.#releaseMark()
    const bytes = this.#open.handle.serialize()
    // A copy in memory has no write-ahead log, so its header must not ask for one. Source: sqlite.org/fileformat.html §1.3.1
    bytes[18] = 1
    bytes[19] = 1
    return bytes
  }

  /**
   * Marks how the database is now, so that `returnTo` can take back what is written from here on, once. The statements stay prepared,
   * while another database over an image has to prepare its own. One mark is open at a time, and only in memory: it is a transaction.
   */
  mark(): symbol {
    this.#releaseMark()
    this.run('SAVEPOINT mark')
    this.#mark = Symbol('mark')
    return this.#mark
  }

  /**
   * Takes back what was written since a mark, and closes this database: whoever still has it writes nothing any more.
   *
   * @returns the database as it was, over the same connection; undefined when the mark is not open any more
   */
  returnTo(mark: symbol): Database | undefined {
    if (this.#mark !== mark || !this.#isInTransaction) return undefined
    this.run('ROLLBACK TO mark')
    this.#releaseMark()
    const connection = this.#open
    this.#connection = null
    return new Database(this.#path, connection)
  }

  #releaseMark(): void {
    if (this.#mark && this.#isInTransaction) this.run('RELEASE mark')
    this.#mark = null
  }

  /** Rows that were written since it was opened. */
  writtenRows(): number {
    return this.get<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0
  }

  /** Bytes of the database, without what is attached to it. */
  size(): number {
    const pages = this.get<{ n: number }>(
      'SELECT page_count * page_size AS n FROM pragma_page_count(), pragma_page_size()',
    )
    return pages?.n ?? 0
  }

  /** Makes the tables of another database part of this one, under a name of its own. */
  attach(path: string, name: string): void {
    this.run(`ATTACH ? AS ${name}`, [path])
  }

  /** Every row of a query. */
  all<T>(sql: string, parameters: Parameters = []): T[] {
    const prepared = this.#prepare(sql)
    const { statement, columns } = prepared
    const rows = isList(parameters) ? statement.all(...parameters) : statement.all(parameters)
    this.#invalidate(prepared)
    return rows.map((values) => toRow(columns, values)) as T[]
  }

  /** The first row of a query. */
  get<T>(sql: string, parameters: Parameters = []): T | undefined {
    const prepared = this.#prepare(sql)
    const { statement, columns } = prepared
    const values = isList(parameters) ? statement.get(...parameters) : statement.get(parameters)
    this.#invalidate(prepared)
    return values && (toRow(columns, values) as T)
  }

  /** The one number of a query, called `total`. */
  count(sql: string, parameters: readonly Value[] = []): number {
    return this.get<{ total: number }>(sql, parameters)?.total ?? 0
  }

  /**
   * As `count`, cached until something that it reads is written.
   *
   * @param sql that depends on its values and tables alone
   * @param other.find finds it in another way
   * @param other.reads a statement that reads at least what `sql` does, so that `sql` need not be prepared
   */
  total(
    sql: string,
    parameters: readonly Value[] = [],
    { reads = sql, find = () => this.count(sql, parameters) } = {},
  ): number {
    return this.#cached(this.#totals, { sql, parameters, reads }, find)
  }

  /**
   * The one column of a query, called `id`, in its order; cached until something that it reads is written.
   *
   * @param sql that depends on its values and tables alone
   */
  ids(sql: string, parameters: readonly Value[] = []): readonly number[] {
    // One text of all is read several times as fast as ten thousand rows. The aggregate keeps their order.
    const list = `SELECT json_group_array(id) AS ids FROM (${sql})`
    const find = () => JSON.parse(this.get<{ ids: string }>(list, parameters)?.ids ?? '[]') as number[]
    return this.#cached(this.#orders, { sql: list, parameters, reads: list }, find)
  }

  /**
   * Every row of a query, cached until something that it reads is written. The rows are the same for all who ask.
   *
   * @param sql that depends on its values and tables alone
   */
  kept<T>(sql: string, parameters: readonly Value[] = []): readonly Readonly<T>[] {
    const find = () => this.all(sql, parameters)
    return this.#cached(this.#rows, { sql, parameters, reads: sql }, find) as readonly T[]
  }

  /** Runs one statement that writes. */
  run(sql: string, parameters: Parameters = []): WriteResult {
    const prepared = this.#prepare(sql)
    const { statement } = prepared
    const result = isList(parameters) ? statement.run(...parameters) : statement.run(parameters)
    this.#invalidate(prepared)
    return { changes: Number(result.changes), lastInsertRowid: Number(result.lastInsertRowid) }
  }

  /** Runs a script of several statements without parameters: DDL and pragmas. */
  exec(script: string): void {
    this.#open.handle.exec(script)
    // The columns of a prepared statement may have changed.
    this.#open.statements.clear()
    this.#clearCaches()
  }

  /**
   * Runs `work` as one transaction that holds the write lock from its first statement; when `work` throws, nothing of
   * it remains. A call within another joins it. `work` must be synchronous: the connection is shared.
   */
  transaction<T>(work: () => T): T {
    if (this.#inTransaction) return work()
    const unmarked = this.#isShared ? inFile : inMemory
    const [begin, commit, rollBack] = this.#mark ? withinMark : unmarked
    this.run(begin)
    this.#inTransaction = true
    try {
      const result = work()
      this.run(commit)
      return result
    } catch (error) {
      // SQLite has rolled back by itself after some failures, such as a full disk.
      if (this.#isInTransaction) for (const statement of rollBack) this.run(statement)
      // Results that were cached within the transaction may hold rows that are rolled back now.
      this.#clearCaches()
      throw error
    } finally {
      this.#inTransaction = false
    }
  }

  isOpen(): boolean {
    return this.#connection !== null
  }

  close(): void {
    const { handle } = this.#open
    this.#connection = null
    handle.close()
  }

  #prepare(sql: string): Prepared {
    return prepare(this.#open, sql)
  }

  #invalidate({ writes }: Prepared): void {
    if (writes.size === 0) return
    this.#totals.invalidate(writes)
    this.#orders.invalidate(writes)
    this.#rows.invalidate(writes)
  }

  #cached<T>(
    cache: QueryCache<T>,
    { sql, parameters, reads }: { sql: string; parameters: readonly Value[]; reads: string },
    find: () => T,
  ): T {
    this.#clearAfterForeignWrites()
    return cache.get(`${sql}\n${JSON.stringify(parameters)}`, this.#prepare(reads).reads, find)
  }

  /** Detects writes of another process to the file. SQLite reports them only by its data version. */
  #clearAfterForeignWrites(): void {
    if (!this.#isShared) return
    const version = this.get<{ data_version: number }>('PRAGMA data_version')?.data_version
    if (version !== this.#dataVersion) this.#clearCaches()
    this.#dataVersion = version
  }

  #clearCaches(): void {
    this.#totals.clear()
    this.#orders.clear()
    this.#rows.clear()
  }
}

function isList(parameters: Parameters): parameters is readonly Value[] {
  return Array.isArray(parameters)
}
