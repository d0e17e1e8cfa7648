import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const mock = `http://127.0.0.1:${process.env.MOCK_PORT ?? 4010}`

export default defineConfig({
  base: '/__mock/',
  plugins: [react()],
  // The controls have no file's ending, the console's own files all have one.
  server: {
    port: 5174,
    proxy: { '^/__mock/[a-z-]+(/[^.?]*)?([?].*)?$': mock },
  },
  build: {
    target: 'es2022',
    outDir: '../dist/console',
    emptyOutDir: true,
    // The page's policy allows no `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
