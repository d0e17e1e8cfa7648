import { enableCompileCache } from 'node:module'

// Caching the compiled sources saves a third of the time until the first answer. It has to be enabled before they load.
enableCompileCache()
const { serve } = await import('./serve.ts')
await serve(process.argv.slice(2), process.env)
