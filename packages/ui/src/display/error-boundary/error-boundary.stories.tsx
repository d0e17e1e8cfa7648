import { Button } from '../../actions/button/button.tsx'
import { Card } from '../card/card.tsx'
import { ErrorState } from '../state-panel/state-panel.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

// What a boundary catches React also writes to the console, where it would be taken for a fault of the story.
const rootOptions = { onCaughtError: () => undefined }

export default { title: 'Light/Error boundary', parameters: { react: { rootOptions } } }

function Broken(): never {
  throw new Error('planted')
}

const failure = (
  <ErrorState
    title="Não foi possível mostrar os participantes"
    action={<Button variant="outline">Tentar de novo</Button>}
  >
    O restante da página continua disponível.
  </ErrorState>
)

export const Caught = () => (
  <>
    <Card>
      <ErrorBoundary fallback={failure}>
        <p>O que pode ser mostrado permanece.</p>
      </ErrorBoundary>
    </Card>
    <Card>
      <ErrorBoundary fallback={failure}>
        <Broken />
      </ErrorBoundary>
    </Card>
    <Card>
      Sem substituto, o que falta não deixa lugar vazio.
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </Card>
  </>
)
