import { describe, expect, it } from 'vitest'
import { Database } from './database.ts'
import { insert } from './insert.ts'
import { openDatabase } from './open-database.ts'

function makeDatabase(): Database {
  const db = openDatabase(':memory:')
  db.exec('CREATE TABLE parent (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT')
  db.exec('CREATE TABLE child (parentId INTEGER NOT NULL REFERENCES parent (id)) STRICT')
  return db
}

const names = (db: Database) =>
  db.all<{ name: string }>('SELECT name FROM parent ORDER BY id').map(({ name }) => name)

describe('Database', () => {
  it('binds by position and by name', () => {
    const db = makeDatabase()
    const { changes, lastInsertRowid } = db.run('INSERT INTO parent (name) VALUES (?)', ['a'])
    db.run('INSERT INTO parent (name) VALUES (:name)', { name: 'b' })
    expect({ changes, lastInsertRowid }).toEqual({ changes: 1, lastInsertRowid: 1 })
    expect(db.get<{ id: number }>('SELECT id FROM parent WHERE name = :name', { name: 'b' })?.id).toBe(2)
    expect(db.get('SELECT id FROM parent WHERE name = ?', ['c'])).toBeUndefined()
  })

  it('holds foreign keys', () => {
    expect(() => insert(makeDatabase(), 'child', { parentId: 7 })).toThrow(/FOREIGN KEY/)
  })

  it('rolls back a transaction that throws, including nested calls', () => {
    const db = makeDatabase()
    insert(db, 'parent', { name: 'kept' })
    const work = () =>
      db.transaction(() => {
        insert(db, 'parent', { name: 'outer' })
        db.transaction(() => insert(db, 'parent', { name: 'inner' }))
        insert(db, 'parent', { name: 'kept' })
      })
    expect(work).toThrow(/UNIQUE/)
    expect(names(db)).toEqual(['kept'])
  })

  it('can be used after a failed transaction', () => {
    const db = makeDatabase()
    expect(() => db.transaction(() => db.run('nonsense'))).toThrow(/syntax/)
    db.transaction(() => insert(db, 'parent', { name: 'after' }))
    expect(names(db)).toEqual(['after'])
  })

  it('returns to a mark once, and to none that was followed by another', () => {
    const db = makeDatabase()
    insert(db, 'parent', { name: 'before' })
    const count = () => db.total('SELECT count(*) AS total FROM parent')
    const first = db.mark()
    expect(() =>
      db.transaction(() => {
        insert(db, 'parent', { name: 'failed' })
        insert(db, 'parent', { name: 'before' })
      }),
    ).toThrow(/UNIQUE/)
    db.transaction(() => insert(db, 'parent', { name: 'since' }))
    expect([names(db), count()]).toEqual([['before', 'since'], 2])
    const before = db.returnTo(first)
    if (!before) throw new Error('It did not return to the mark.')
    expect([names(before), before.total('SELECT count(*) AS total FROM parent')]).toEqual([['before'], 1])
    expect(before.returnTo(first)).toBeUndefined()
    const second = before.mark()
    insert(before, 'parent', { name: 'since' })
    before.mark()
    expect([before.returnTo(second), names(before)]).toEqual([undefined, ['before', 'since']])
    expect([db.isOpen(), before.isOpen()]).toEqual([false, true])
    expect(() => insert(db, 'parent', { name: 'late' })).toThrow(/not open/)
  })

  it('has in its image what was written since a mark', () => {
    const db = makeDatabase()
    db.mark()
    insert(db, 'parent', { name: 'since' })
    const copy = new Database(':memory:', db.image())
    expect(names(copy)).toEqual(['since'])
  })

  it('gives right results with more statements than it caches', () => {
    const db = makeDatabase()
    const sums = Array.from(
      { length: 1_200 },
      (_, i) => db.get<{ n: number }>(`SELECT ${i} + ? AS n`, [1])?.n,
    )
    expect(sums).toEqual(Array.from({ length: 1_200 }, (_, i) => i + 1))
    expect(db.get<{ n: number }>('SELECT 0 + ? AS n', [5])?.n).toBe(5)
  })
})
