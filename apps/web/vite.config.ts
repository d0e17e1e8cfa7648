import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { moduleList } from './tools/module-list.ts'

const mock = `http://127.0.0.1:${process.env.MOCK_PORT ?? 4010}`

export default defineConfig({
  base: process.env.PORTAL_BASE ?? '/',
  // One name of the key on both sides of the login.
  envPrefix: ['VITE_', 'PORTAL_'],
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    lingui(),
    react(),
    babel({
      presets: [linguiTransformerBabelPreset(), reactCompilerPreset()],
    }),
    moduleList(),
  ],
  server: { port: Number(process.env.WEB_PORT ?? 5173), strictPort: true, proxy: { '/ht': mock } },
  build: { target: 'es2022', cssMinify: true, reportCompressedSize: false, manifest: true },
})
