import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { UiProvider } from '../src/chakra/ui-provider.tsx'
import '../src/styles/base.css'

const themes = [
  { value: 'light', title: 'Light', icon: 'sun' as const },
  { value: 'dark', title: 'Dark', icon: 'moon' as const },
]

/** Each story stands on the ground of a page: its styles, its language and its theme. */
const preview: Preview = {
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'sun', items: themes, dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Story, { globals }) => {
      const theme: string = globals.theme
      useEffect(() => {
        document.documentElement.dataset.theme = theme
        document.documentElement.lang = 'pt-BR'
      }, [theme])
      return (
        <UiProvider>
          <main
            style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem', padding: '1.5rem' }}
          >
            <Story />
          </main>
        </UiProvider>
      )
    },
  ],
}

export default preview
