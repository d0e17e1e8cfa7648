// Vite and Babel look for the configuration beside the app.
export { default } from '@portal/i18n/lingui.config.ts'
