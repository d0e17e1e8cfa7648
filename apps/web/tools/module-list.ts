import type { Plugin } from 'vite'

/**
 * Writes `.vite/modules.json` beside the manifest: the modules each built file is made of. The size check reads it to see
 * whether something of a later view has slipped among what loads first.
 */
export function moduleList(): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const modules = Object.fromEntries(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]))
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) })
    },
  }
}
