import { EmptyArt } from '../../artwork/empty-art.tsx'
import { Button } from '../actions/button.tsx'
import { Avatar } from './avatar.tsx'
import { Badge, Tag } from './badge.tsx'
import { Card, Panel } from './card.tsx'
import { DataList } from './data-list.tsx'
import { Notice } from './notice.tsx'
import { Progress } from './progress.tsx'
import { Skeleton, SkeletonText } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { Stat } from './stat.tsx'
import { EmptyState, ErrorState } from './state-panel.tsx'
import { Heading, Text } from './text.tsx'
import { Timeline } from './timeline.tsx'

export default { title: 'Chakra/Display' }

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' } as const
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: '1.5rem',
} as const
const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'honour'] as const
const words = {
  neutral: 'Rascunho',
  info: 'Em análise',
  success: 'Pagamento confirmado',
  warning: 'Vence em breve',
  danger: 'Recusada',
  honour: 'Membro honorário',
}

export const Type = () => (
  <div>
    {(['3xl', '2xl', 'xl', 'lg'] as const).map((size) => (
      <Heading key={size} as="h2" size={size}>
        Contribuições e pagamentos de 2026
      </Heading>
    ))}
    {(['md', 'sm', 'xs'] as const).map((size) => (
      <Text key={size} textStyle={size} color="fg.muted">
        A associação confirmou o recebimento em 2026-11-21 e emitirá a nota fiscal em até três dias úteis.
      </Text>
    ))}
  </div>
)

export const Badges = () => (
  <>
    <div style={row}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </div>
    <div style={row}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} dot>
          {words[tone]}
        </Badge>
      ))}
    </div>
    <div style={row}>
      {tones.map((tone) => (
        <Tag key={tone} tone={tone} removeLabel={`Retirar ${words[tone]}`} onRemove={() => undefined}>
          {words[tone]}
        </Tag>
      ))}
    </div>
  </>
)

export const Notices = () => (
  <>
    {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Notice
        key={tone}
        tone={tone}
        title="A contribuição de 2026 ainda não foi paga"
        action={
          <Button size="sm" variant="outline">
            Pagar agora
          </Button>
        }
      >
        O prazo termina em 2026-12-31; depois disso a filiação fica suspensa.
      </Notice>
    ))}
    <Notice>Sem título nem ação.</Notice>
  </>
)

export const Surfaces = () => (
  <div style={columns}>
    <Panel title="Filiação" action={<Badge tone="success">Regular</Badge>}>
      <Text>Válida até 2027-03-31.</Text>
    </Panel>
    <Card.Root>
      <Card.Header>
        <Card.Title>Educação continuada</Card.Title>
        <Card.Description>36 horas em 2026</Card.Description>
      </Card.Header>
      <Card.Body>
        <Text>Faltam 12 horas para completar o ano.</Text>
      </Card.Body>
      <Card.Footer>
        <Button size="sm">Continuar o curso</Button>
      </Card.Footer>
    </Card.Root>
  </div>
)

export const Facts = () => (
  <>
    <DataList
      columns={2}
      items={[
        { id: 'name', term: 'Razão social', detail: 'Jiangchuan Hengxin Consultoria de Custos Ltda.' },
        { id: 'code', term: 'Código de crédito', detail: '9151 0100 MA61 T2X8 3K' },
        { id: 'until', term: 'Válida até', detail: '2027-03-31' },
        { id: 'state', term: 'Situação', detail: <Badge tone="success">Regular</Badge> },
      ]}
    />
    <div style={columns}>
      <Stat label="Membros ativos" value="1.204" unit="pessoas" help="12 a mais que no mês passado" />
      <Stat label="Receita do ano" value="¥ 2.408.000,00" />
    </div>
    <div style={row}>
      <Avatar name="林知远" size="lg" />
      <Avatar name="Maria Clara Souza" />
      <Avatar name="苏婉清" size="sm" />
    </div>
  </>
)

export const Running = () => (
  <>
    <Progress label="Enviando certificados" value={30} valueText="12 de 40" />
    <Progress label="Horas concluídas" value={100} valueText="36 de 36" tone="success" />
    <Progress label="Conferindo a planilha" value={null} />
    <div style={row}>
      <Spinner label="Carregando" /> Carregando
    </div>
    <SkeletonText lines={3} />
    <Skeleton width="12rem" height="2.75rem" />
  </>
)

export const History = () => (
  <Timeline
    items={[
      {
        id: '1',
        title: 'Solicitação enviada',
        description: '2026-11-02 09:14 · Lin Zhiyuan',
        icon: 'upload',
      },
      {
        id: '2',
        title: 'Documentos incompletos',
        description: '2026-11-04 · Secretaria',
        icon: 'warning',
        tone: 'warning',
        children: <Text textStyle="sm">Falta a cópia do certificado de registro.</Text>,
      },
      { id: '3', title: 'Aprovada', description: '2026-11-20 · Secretaria', tone: 'success' },
    ]}
  />
)

export const States = () => (
  <div style={columns}>
    <EmptyState art={<EmptyArt />} title="Nenhum pedido ainda" action={<Button>Pagar a anuidade</Button>}>
      Aqui aparecem os pedidos e as notas fiscais.
    </EmptyState>
    <ErrorState
      title="Não foi possível carregar os pedidos"
      action={<Button variant="outline">Tentar de novo</Button>}
    >
      A conexão foi interrompida. O que já estava aqui continua disponível.
    </ErrorState>
  </div>
)
