import { Button } from './button.tsx'

export default { title: 'Light/Button' }

export const Variants = () => (
  <>
    {(['solid', 'outline', 'ghost', 'danger'] as const).map((variant) => (
      <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }}>
        <Button variant={variant}>Enviar solicitação</Button>
        <Button variant={variant} size="sm">
          Salvar rascunho
        </Button>
        <Button variant={variant} size="lg">
          Pagar anuidade
        </Button>
        <Button variant={variant} disabled>
          Indisponível
        </Button>
        <Button variant={variant} busy>
          Enviando
        </Button>
      </div>
    ))}
    <Button block>Exportar os registros filtrados</Button>
  </>
)
