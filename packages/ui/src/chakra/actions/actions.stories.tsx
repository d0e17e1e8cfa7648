import { Icon } from '../../artwork/icons.tsx'
import { Button, IconButton } from './button.tsx'
import { Link, MoreLink } from './link.tsx'
import { Menu } from './menu.tsx'

export default { title: 'Chakra/Actions' }

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' } as const
const nothing = () => undefined

export const Buttons = () => (
  <>
    {(['solid', 'outline', 'ghost', 'danger'] as const).map((variant) => (
      <div key={variant} style={row}>
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
    <Button block>
      <Icon name="download" /> Exportar os registros filtrados
    </Button>
    <div style={row}>
      <Button asChild>
        <a href="#away">Renovar a filiação</a>
      </Button>
      <IconButton label="Imprimir" icon={<Icon name="printer" />} />
      <IconButton label="Imprimir" icon={<Icon name="printer" />} variant="outline" size="sm" />
      <Link href="#away">Ver o regulamento completo</Link>
    </div>
  </>
)

export const MenuOfCommands = () => (
  <div style={row}>
    <Menu
      trigger={<Button variant="outline">Outras ações</Button>}
      items={[
        { id: 'save', label: 'Salvar rascunho', shortcut: 'Ctrl S', onSelect: nothing },
        { id: 'link', label: 'Ver comprovante', link: <a href="#away">Ver comprovante</a> },
        { id: 'off', label: 'Emitir segunda via', disabled: true, onSelect: nothing },
        { id: 'remove', label: 'Excluir solicitação', danger: true, startsGroup: true, onSelect: nothing },
      ]}
    />
  </div>
)

export const MenuOfOptions = () => (
  <div style={row}>
    <Menu
      trigger={<Button variant="ghost">Idioma</Button>}
      items={[
        { id: 'zh', label: '简体中文', checked: false, onSelect: nothing },
        { id: 'pt', label: 'Português (Brasil)', checked: true, onSelect: nothing },
      ]}
    />
  </div>
)

export const MoreOfAPanel = () => (
  <div style={{ ...row, justifyContent: 'space-between' }}>
    <h2>Pedidos mais recentes</h2>
    <MoreLink href="#away">Ver todos os pedidos</MoreLink>
  </div>
)
