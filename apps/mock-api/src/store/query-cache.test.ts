import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { insert } from './insert.ts'
import { openDatabase } from './open-database.ts'

const published = "SELECT count(*) AS total FROM item WHERE status = 'PUBLISHED' AND place = ?"
const order = "SELECT id FROM item WHERE status = 'PUBLISHED' ORDER BY title, id"

const schema = `
  CREATE TABLE item (
    id INTEGER PRIMARY KEY, title TEXT NOT NULL, status TEXT NOT NULL, place INTEGER NOT NULL, views INTEGER DEFAULT 0
  ) STRICT;
  CREATE TABLE lot (id INTEGER PRIMARY KEY, isClosed INTEGER NOT NULL) STRICT;
  CREATE TRIGGER closeItems AFTER UPDATE OF isClosed ON lot
    BEGIN UPDATE item SET status = 'OFFLINE' WHERE place = new.id; END;`

function fill(db: Database): Database {
  db.exec(schema)
  insert(db, 'item', { id: 1, title: 'b', status: 'PUBLISHED', place: 1 })
  insert(db, 'item', { id: 2, title: 'a', status: 'PUBLISHED', place: 1 })
  insert(db, 'item', { id: 3, title: 'c', status: 'DRAFT', place: 2 })
  insert(db, 'lot', { id: 1, isClosed: 0 })
  return db
}

const makeDatabase = () => fill(openDatabase(':memory:'))

/** How often a query is really run while `work` does. */
function runsOf(db: Database, work: () => void): number {
  let runs = 0
  const { get, all } = db
  db.get = (...given: Parameters<Database['get']>) => {
    runs += 1
    return get.apply(db, given) as never
  }
  db.all = (...given: Parameters<Database['all']>) => {
    runs += 1
    return all.apply(db, given) as never
  }
  work()
  Object.assign(db, { get, all })
  return runs
}

describe('the query cache', () => {
  it('runs equal queries once', () => {
    const db = makeDatabase()
    const ask = () => [db.total(published, [1]), db.total(published, [2]), db.ids(order)]
    expect(ask()).toEqual([2, 0, [2, 1]])
    expect(runsOf(db, () => expect(ask()).toEqual([2, 0, [2, 1]]))).toBe(0)
  })

  it.each([
    ['an insert', "INSERT INTO item VALUES (4, 'd', 'PUBLISHED', 1, 0)", 3],
    ['a deletion', 'DELETE FROM item WHERE id = 2', 1],
    ['a column of the condition', "UPDATE item SET status = 'PUBLISHED', place = 1 WHERE id = 3", 3],
    ['a trigger', 'UPDATE lot SET isClosed = 1 WHERE id = 1', 0],
    ['a row that takes the place of another', "REPLACE INTO item VALUES (1, 'b', 'DRAFT', 1, 0)", 1],
  ])('notice %s', (_, sql, total) => {
    const db = makeDatabase()
    expect(db.total(published, [1])).toBe(2)
    db.run(sql)
    expect(db.total(published, [1])).toBe(total)
    expect(db.ids(order)).toHaveLength(total)
  })

  it('keeps rows until one of their columns is written', () => {
    const db = makeDatabase()
    const ask = () => db.kept('SELECT id, title FROM item WHERE place = ?', [2])
    expect(ask()).toEqual([{ id: 3, title: 'c' }])
    db.run('UPDATE item SET views = 1')
    expect(runsOf(db, ask)).toBe(0)
    db.run("UPDATE item SET title = 'e' WHERE id = 3")
    expect(ask()).toEqual([{ id: 3, title: 'e' }])
  })

  it('notices the writes of a statement that returns rows', () => {
    const db = makeDatabase()
    expect(db.total(published, [1])).toBe(2)
    db.get('DELETE FROM item WHERE id = 1 RETURNING id')
    expect(db.total(published, [1])).toBe(1)
  })

  it('keeps results when other columns are written', () => {
    const db = makeDatabase()
    db.total(published, [1])
    db.ids(order)
    db.run('UPDATE item SET views = views + 1 WHERE id = 1')
    expect(runsOf(db, () => [db.total(published, [1]), db.ids(order)])).toBe(0)
    db.run("UPDATE item SET title = 'z' WHERE id = 2")
    expect(db.ids(order)).toEqual([1, 2])
    expect(runsOf(db, () => db.total(published, [1]))).toBe(0)
  })

  it('includes the writes of a transaction, and drops them at its rollback', () => {
    const db = makeDatabase()
    const work = () =>
      db.transaction(() => {
        insert(db, 'item', { id: 4, title: 'd', status: 'PUBLISHED', place: 1 })
        expect(db.total(published, [1])).toBe(3)
        throw new Error('undone')
      })
    expect(work).toThrow('undone')
    expect(db.total(published, [1])).toBe(2)
    db.transaction(() => insert(db, 'item', { id: 4, title: 'd', status: 'PUBLISHED', place: 1 }))
    expect(db.total(published, [1])).toBe(3)
  })

  it('notices the writes of another connection to the same file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'query-cache-'))
    try {
      const path = join(folder, 'store.sqlite')
      const [mine, other] = [fill(openDatabase(path)), openDatabase(path)]
      expect(mine.total(published, [1])).toBe(2)
      other.run('DELETE FROM item WHERE id = 1')
      expect(mine.total(published, [1])).toBe(1)
      expect(mine.ids(order)).toEqual([2])
      mine.close()
      other.close()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('notices writes to an attached database', () => {
    const db = openDatabase(':memory:')
    db.attach(':memory:', 'library')
    db.exec('CREATE TABLE library.text (id INTEGER PRIMARY KEY, words TEXT NOT NULL) STRICT')
    const count = 'SELECT count(*) AS total FROM text'
    expect(db.total(count)).toBe(0)
    insert(db, 'text', { id: 1, words: 'a' })
    expect(db.total(count)).toBe(1)
  })

  it('notices writes to a search index', () => {
    const db = openDatabase(':memory:')
    db.exec("CREATE VIRTUAL TABLE words USING fts5 (text, content = '')")
    const count = 'SELECT count(*) AS total FROM words WHERE words MATCH ?'
    expect(db.total(count, ['a'])).toBe(0)
    insert(db, 'words', { rowid: 1, text: 'a b' })
    expect(db.total(count, ['a'])).toBe(1)
  })
})
