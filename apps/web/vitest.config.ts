import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [lingui(), react(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    environment: 'happy-dom',
    testTimeout: 20_000,
    setupFiles: ['src/testing/patience.ts'],
    include: ['src/**/*.test.{ts,tsx}', '{server,tools}/**/*.test.ts'],
  },
})
