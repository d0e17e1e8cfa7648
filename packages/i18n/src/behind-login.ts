import { addPacks, type Pack } from './catalogues.ts'

// Vite writes the list of files here, so that it loads with the routes behind the login.
const packs = import.meta.glob<Pack>('../locales/*/behind-login/*.po')

addPacks((locale, name) => packs[`../locales/${locale}/behind-login/${name}.po`]?.())
