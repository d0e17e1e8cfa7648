import { enableCompileCache } from 'node:module'

// Keeps what Node makes of the sources: a third of the time to the first answer. It has to be on before they load.
enableCompileCache()
const { serve } = await import('./serve.ts')
await serve(process.argv.slice(2), process.env)
