/** What Vite writes in place of a pattern of files: how each one is loaded, by its path. */
interface ImportMeta {
  glob<Module>(pattern: string): Record<string, () => Promise<Module>>
}
