import { Button } from '../../actions/button/button.tsx'
import { Fold } from '../../navigation/fold/fold.tsx'
import { Card, Panel } from '../card/card.tsx'
import { Skeleton, SkeletonText } from '../skeleton/skeleton.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { EmptyState, ErrorState } from '../state-panel/state-panel.tsx'
import { Tag } from '../tag/tag.tsx'
import { Notice } from './notice.tsx'

export default { title: 'Light/Messages and surfaces' }

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: '1.5rem',
  alignItems: 'start',
} as const

export const Notices = () => (
  <>
    {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Notice key={tone} tone={tone} title="A contribuição de 2026 ainda não foi paga">
        O prazo termina em 2026-12-31.
      </Notice>
    ))}
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      {(['neutral', 'info', 'success', 'warning', 'danger', 'honour'] as const).map((tone) => (
        <Tag key={tone} tone={tone} dot>
          Em análise
        </Tag>
      ))}
      <Spinner label="Carregando" />
    </div>
  </>
)

export const Surfaces = () => (
  <div style={columns}>
    <Card>Um cartão sem título.</Card>
    <Panel title="Filiação">Válida até 2027-03-31.</Panel>
    <Fold title="Perguntas frequentes" note="12" boxed open>
      Com WeChat, Alipay ou transferência bancária.
    </Fold>
    <Fold title="Documentos necessários">Certificado de registro.</Fold>
    <Card>
      <SkeletonText />
      <Skeleton height="2.75rem" />
    </Card>
  </div>
)

export const States = () => (
  <div style={columns}>
    <EmptyState title="Nenhum resultado" action={<Button>Limpar os filtros</Button>}>
      Tente outras palavras.
    </EmptyState>
    <ErrorState title="Não foi possível carregar" action={<Button variant="outline">Tentar de novo</Button>}>
      A conexão foi interrompida.
    </ErrorState>
  </div>
)
