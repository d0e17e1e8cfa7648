import { AccountClosing } from './account-closing.tsx'
import { DataDownload } from './data-download.tsx'

/** What the law gives everybody: one's own data to take along, and a way out. */
export const DataPart = () => (
  <>
    <DataDownload />
    <AccountClosing />
  </>
)
