import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'
import { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { resetAdvice } from './reset-advice.ts'
import { schema, schemaVersion } from './schema/index.ts'
import { storeFailure } from './store-failure.ts'

/** A store that cannot be used; the message says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** A database file and its side files: SQLite would apply a journal that was left behind to a new file. */
const sideFiles = ['', '-wal', '-shm', '-journal'] as const

let memoryLibraries = 0

/**
 * Where the library of a store is: a file beside it, or a place in memory that all connections of the process share. Other
 * threads have others.
 */
function libraryPath(store: string): string {
  if (store !== ':memory:') return `${store}.library`
  memoryLibraries += 1
  return `file:/library-${threadId}-${memoryLibraries}?vfs=memdb`
}

/** Whether a library is a place in memory. */
export const isInMemory = (library: string): boolean => library.endsWith('?vfs=memdb')

/**
 * The mark of a store whose seeding has not finished. SQLite commits a transaction over two files one after the other, so a
 * kill in between leaves a store that looks complete but has an empty library. Source: sqlite.org/lang_attach.html
 */
const unfinishedVersion = -schemaVersion

/** Creates the tables and marks the store as unfinished; within the caller's transaction. */
export function createSchema(db: Database): void {
  db.exec(schema)
  db.exec(`PRAGMA user_version = ${unfinishedVersion}; PRAGMA library.user_version = ${schemaVersion}`)
}

/** Marks the store as finished, once the transaction that filled it has ended. */
export function markFinished(db: Database): void {
  db.exec(`PRAGMA user_version = ${schemaVersion}`)
}

const cannotOpen = (path: string, { message }: Error) =>
  `The store ${path} cannot be opened (${message}): choose another file by --store, or start with --memory.`

function open(path: string): Database {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
    return openDatabase(path)
  } catch (error) {
    throw new StoreError(storeFailure(error, path) ?? cannotOpen(path, error as Error))
  }
}

function isEmpty(db: Database): boolean {
  return db.get('SELECT 1 FROM sqlite_schema') === undefined
}

const versionOf = (db: Database, name: string): number | undefined =>
  db.get<{ user_version: number }>(`PRAGMA ${name}.user_version`)?.user_version

/** Where the worlds are kept that belong to a store. */
export const worldsFolder = (store: string): string => `${store}.worlds`

/** Removes the default world of a store, its library with it; those that are kept beside it have their own. */
export function removeDefaultWorld(path: string): void {
  if (path === ':memory:') return
  for (const file of [path, `${path}.library`]) {
    for (const side of sideFiles) rmSync(file + side, { force: true })
  }
}

/** Removes a store with its library and its worlds; nothing happens where there is none. */
export function removeStore(path: string): void {
  rmSync(worldsFolder(path), { recursive: true, force: true })
  removeDefaultWorld(path)
}

function replaceFile(path: string, bytes: Uint8Array): void {
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
}

/** Writes a store from bytes and replaces an existing one, which must be closed. */
export function writeStore(path: string, image: { bytes: Uint8Array; library: string }): void {
  mkdirSync(dirname(path), { recursive: true })
  const library = new Database(image.library)
  if (image.library !== `${path}.library`) replaceFile(`${path}.library`, library.image())
  library.close()
  for (const side of sideFiles.slice(1)) rmSync(path + side, { force: true })
  replaceFile(path, image.bytes)
}

/** A store that is open: its database with the library attached. */
export interface OpenStore {
  db: Database
  /** Path of the library, for databases that share it. */
  library: string
  /** It has no tables yet. */
  isNew: boolean
}

/** Bytes of the largest store that is checked completely; checking a larger one would take longer than a start should. */
const quicklyChecked = 64 * 1024 * 1024

function isSound(db: Database): boolean {
  try {
    return db.get<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check === 'ok'
  } catch {
    return false
  }
}

function assertSound(db: Database, path: string): void {
  if (path === ':memory:' || db.size() > quicklyChecked || isSound(db)) return
  db.close()
  throw new StoreError(`The store ${path} is damaged. ${resetAdvice(path)}`)
}

/** Opens the database of a store; an unfinished one is created again. */
function openMain(path: string): Database {
  const db = open(path)
  if (versionOf(db, 'main') !== unfinishedVersion) return db
  db.close()
  removeStore(path)
  return open(path)
}

/**
 * Opens a store that this version of the mock made, or an empty one.
 *
 * @throws StoreError for a damaged file, another version's store, and a database that is not the mock's
 */
export function openStore(path: string): OpenStore {
  const db = openMain(path)
  const library = libraryPath(path)
  const isNew = versionOf(db, 'main') === 0 && isEmpty(db)
  // A library without its store was left by an interrupted start and has no use.
  if (isNew && path !== ':memory:') for (const side of sideFiles) rmSync(library + side, { force: true })
  db.attach(library, 'library')
  const isCurrent = ['main', 'library'].every((name) => versionOf(db, name) === schemaVersion)
  if (isCurrent) assertSound(db, path)
  if (isNew || isCurrent) return { db, library, isNew }
  db.close()
  throw new StoreError(`The store ${path} was not made by this version of the mock. ${resetAdvice(path)}`)
}
