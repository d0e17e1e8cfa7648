import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Text } from '../display/text.tsx'
import { Accordion } from './accordion.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Collapsible } from './collapsible.tsx'
import { Steps } from './steps.tsx'
import { TabNav } from './tab-nav.tsx'
import { Tabs } from './tabs.tsx'

export default { title: 'Chakra/Navigation' }

const steps = [
  { id: '1', title: 'Dados da empresa', description: 'Preenchidos em 2026-11-02' },
  { id: '2', title: 'Documentos comprobatórios', description: 'Faltam dois arquivos' },
  { id: '3', title: 'Revisão e envio' },
]

export const TabsOfAPage = () => {
  const [tab, setTab] = useState('fees')
  return (
    <Tabs
      label="Financeiro"
      value={tab}
      onChange={setTab}
      items={[
        {
          value: 'fees',
          label: 'Contribuições em aberto',
          content: <Text>Duas contribuições em aberto.</Text>,
        },
        { value: 'orders', label: 'Pedidos', content: <Text>Vinte e cinco pedidos.</Text> },
        { value: 'invoices', label: 'Notas fiscais', content: <Text>Nenhuma.</Text> },
        { value: 'off', label: 'Indisponível', content: null, disabled: true },
      ]}
    />
  )
}

const pages = [
  { id: 'fees', label: 'Contribuições em aberto' },
  { id: 'orders', label: 'Pedidos' },
  { id: 'invoices', label: 'Notas fiscais emitidas' },
  { id: 'receipts', label: 'Comprovantes de pagamento' },
]

// biome-ignore lint/a11y/useAnchorContent: the words come with the tab
const link = ({ id }: { id: string }) => <a href={`#${id}`} />

export const TabsThatAreLinks = () => (
  <>
    <TabNav label="Financeiro" tabs={pages} currentId="fees" link={link} />
    <TabNav label="Financeiro, a última" tabs={pages} currentId="receipts" link={link} />
    <TabNav label="Financeiro, nenhuma" tabs={pages} currentId={undefined} link={link} />
  </>
)

export const WaysOfSteps = () => (
  <>
    <Steps label="Solicitação" items={steps} current={1} orientation="vertical" />
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
    <section style={{ overflowX: 'auto' }} tabIndex={0} aria-label="Passos lado a lado">
      <div style={{ minWidth: '52rem' }}>
        <Steps label="Solicitação de filiação" items={steps} current={1} />
      </div>
    </section>
  </>
)

export const Path = () => (
  <Breadcrumb
    label="Onde estou"
    links={[
      <a key="1" href="#1">
        Centro do membro
      </a>,
      <a key="2" href="#2">
        Educação continuada
      </a>,
    ]}
    current="Certificados de conclusão"
  />
)

export const Folded = () => (
  <>
    <Accordion
      level={2}
      open={['a']}
      items={[
        {
          value: 'a',
          title: 'Como pago a contribuição?',
          content: 'Com WeChat, Alipay ou transferência bancária.',
        },
        { value: 'b', title: 'Quando recebo a nota fiscal?', content: 'Em até três dias úteis.' },
        { value: 'c', title: 'Indisponível', content: '', disabled: true },
      ]}
    />
    <Collapsible.Root>
      <Collapsible.Trigger asChild>
        <Button variant="ghost">Mostrar os detalhes</Button>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <Text>Detalhes do pedido.</Text>
      </Collapsible.Content>
    </Collapsible.Root>
  </>
)
