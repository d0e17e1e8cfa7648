import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { sendMessage } from '../outbox/outbox.ts'
import { buildApp } from '../server/app.ts'
import { createWorld } from '../worlds/create-world.ts'
import { Worlds } from '../worlds/worlds.ts'
import { openDatabase } from './open-database.ts'
import { createSchema, openStore, StoreError } from './open-store.ts'

const log = { info: () => {}, error: () => {} }

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
  file = join(folder, 'deep', 'mock.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => createWorld(readConfig(['--store', file], {}), { log })

async function refusal(): Promise<string> {
  const error = await open().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StoreError)
  return (error as StoreError).message
}

describe('a store in a file', () => {
  it('keeps what was written and the key of the tokens over a restart', async () => {
    const first = await open()
    first.db.run('UPDATE news SET viewCount = 123456 WHERE id = 1001')
    first.db.close()
    const second = await open()
    expect(second.db.get('SELECT viewCount FROM news WHERE id = 1001')).toEqual({ viewCount: 123_456 })
    expect(second.tokenSecret).toBe(first.tokenSecret)
    second.db.close()
  })

  it('is refused when it is no database', async () => {
    file = join(folder, 'broken.sqlite')
    writeFileSync(file, 'these are not the pages you are looking for '.repeat(200))
    expect(await refusal()).toMatch(
      /broken\.sqlite is not a database\. `npm run mock:reset -- --store .*broken\.sqlite`/,
    )
  })

  it('is refused when another version made it', async () => {
    file = join(folder, 'old.sqlite')
    const db = openDatabase(file)
    db.exec('PRAGMA user_version = 7')
    db.close()
    expect(await refusal()).toMatch(/not made by this version.*npm run mock:reset/)
  })

  it("is refused when it is another program's database, which stays unchanged", async () => {
    file = join(folder, 'diary.sqlite')
    const db = openDatabase(file)
    db.exec('CREATE TABLE diary (day TEXT)')
    db.close()
    await refusal()
    const after = openDatabase(file)
    expect(after.all('SELECT name FROM sqlite_schema')).toEqual([{ name: 'diary' }])
    after.close()
  })

  it('is refused when its folder cannot be written', async () => {
    writeFileSync(join(folder, 'deep'), 'a file where a folder should be')
    expect(await refusal()).toMatch(/cannot be opened/)
  })

  it('is refused when some of its pages are damaged', async () => {
    ;(await open()).db.close()
    const bytes = readFileSync(file)
    const pages = bytes.length / 4096
    // Only pages after those of the schema are damaged, because SQLite opens such a file without an error.
    for (let page = Math.floor(pages / 2); page < pages; page += 10)
      bytes.fill(7, page * 4096, (page + 1) * 4096)
    writeFileSync(file, bytes)
    expect(await refusal()).toMatch(/mock\.sqlite is damaged.*npm run mock:reset/)
  })

  it('is refused without its library', async () => {
    ;(await open()).db.close()
    rmSync(`${file}.library`)
    expect(await refusal()).toMatch(/npm run mock:reset/)
  })

  it('is created again when its seeding was interrupted between its two files', async () => {
    const { db, library } = openStore(file)
    db.transaction(() => createSchema(db))
    db.close()
    rmSync(library)
    for (const start of ['makes', 'keeps']) {
      const world = await open()
      const news = world.db.get<{ n: number }>('SELECT count(*) AS n FROM news')
      expect(news?.n, start).toBeGreaterThan(100)
      world.db.close()
    }
  })

  it('reports a full disk to the writer, and keeps its data', async () => {
    const world = await open()
    const app = buildApp(new Worlds(world, systemClock()))
    const text = 'x'.repeat(1_000)
    const message = { channel: 'SMS', recipient: '13800010001', subject: 'x', text, code: null } as const
    world.db.exec('PRAGMA max_page_count = 1')
    const fill = () => {
      for (let count = 0; count < 5_000; count++) sendMessage(world, message)
    }
    expect(fill).toThrow(/full/)
    const kept = world.db.get('SELECT count(*) AS n FROM outbox')
    const answers = []
    for (let count = 0; count < 100; count++) answers.push(await app.inject('/ht/api/public/code'))
    const refused = answers.find(({ statusCode }) => statusCode === 507)
    expect(refused?.json()).toMatchObject({ message: 'error.mockStore' })
    expect(refused?.json().detail).toMatch(/mock\.sqlite is full: make room/)
    expect((await app.inject('/ht/api/public/info-news-list')).statusCode).toBe(200)
    expect(world.db.get('SELECT count(*) AS n FROM outbox')).toEqual(kept)
    world.db.close()
  })
})
