import { enableCompileCache } from 'node:module'

// Caching the compiled sources saves a third of the time until the first answer. It has to be enabled before they load, and
// this file is no TypeScript: with all others in the cache, Node need not load its compiler.
enableCompileCache()
const { serve } = await import('./serve.ts')
await serve(process.argv.slice(2), process.env)
