import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '../contract/problem.ts'
import { ownFolder } from '../place.ts'
import { unbuiltPage } from './unbuilt-page.ts'

const builtFolder = join(ownFolder, 'dist/console')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

const headers = {
  'content-security-policy':
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

// The names of what the build puts into `assets` change with the content.
const forGood = 'public, max-age=31536000, immutable'

/** A file name without folders, so that no file outside the console's folder is ever read. */
const plainName = /^[\w-]+(\.[\w-]+)*\.(js|css|svg)$/

async function readBuilt(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function send(reply: FastifyReply, name: string, content: Buffer | string, cache: string): FastifyReply {
  const type = types[extname(name)] ?? 'application/octet-stream'
  return reply.headers({ ...headers, 'content-type': type, 'cache-control': cache }).send(content)
}

/**
 * The console's page and its files, read when they are asked for. Before they are built the page says how to build them.
 *
 * @param options.dist the folder of the built console
 */
export async function consolePages(app: FastifyInstance, { dist = builtFolder }: { dist?: string }) {
  async function sendFile(reply: FastifyReply, folder: string, name: string, cache: string) {
    const content = plainName.test(name) ? await readBuilt(join(dist, folder, name)) : null
    if (!content) throw notFound()
    return send(reply, name, content, cache)
  }

  app.get('/', async ({ url }, reply) => {
    const [path = '', query] = url.split('?', 2)
    // The page names its files from its own folder.
    if (!path.endsWith('/')) return reply.redirect(`${path}/${query ? `?${query}` : ''}`, 302)
    const page = await readBuilt(join(dist, 'index.html'))
    if (page) return send(reply, 'index.html', page, 'no-cache')
    return send(reply.code(503), 'index.html', unbuiltPage, 'no-store')
  })
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params }, reply) =>
    sendFile(reply, 'assets', params.name, forGood),
  )
  for (const name of ['theme.js', 'favicon.svg']) {
    app.get(`/${name}`, (_request, reply) => sendFile(reply, '', name, 'no-cache'))
  }
}
