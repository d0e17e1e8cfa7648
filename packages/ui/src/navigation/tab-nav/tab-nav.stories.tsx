import type { RenderedLinkProps } from '../../render-link.ts'
import { TabNav } from './tab-nav.tsx'

export default { title: 'Light/Tabs that are links' }

const tabs = [
  { id: 'units', label: 'Empresas associadas' },
  { id: 'persons', label: 'Associados individuais' },
  { id: 'activities', label: 'Atividades para associados' },
  { id: 'fees', label: 'Contribuições e prazos' },
]

const renderLink = ({ id }: { id: string }, props: RenderedLinkProps) => <a href={`#${id}`} {...props} />

export const States = () => (
  <>
    <TabNav label="Associados" tabs={tabs} currentId="units" renderLink={renderLink} />
    <TabNav label="Associados, a última" tabs={tabs} currentId="fees" renderLink={renderLink} />
    <TabNav label="Associados, nenhuma" tabs={tabs} currentId={undefined} renderLink={renderLink} />
  </>
)
