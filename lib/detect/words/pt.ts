import type { LanguageWords } from './language-words.ts';

/** Portuguese. */
export const portuguese: LanguageWords = {
  spokenIn: 'BR PT AO CV GW MO MZ ST TL',
  phone: `
    telem* fone fones ouvidor* atendim* ligar* ligue fixo linha sac verde gratuita gratuito toll celular*
  `,
  call: 'ligou ligaram ligando ligação ligações central',
  contact: 'contacto contato contatos contate contactar falar tratar',
  owner: 'contato motorista verde azul local',
  possessive: 'meu minha novo nova mudei',
  notice: 'dúvidas informações informação interessados reservas plantão secretaria recado recados',
  id: `
    digitáv* cnpj* matrícul* euromilh* iva nif nipc niss conta cpf cnae crea oab creci crm inscrição factura
    licença chave saldo rg fatura nire código códigos total
  `,
  idWithMark: 'pedido código',
  idAfterNumber: 'guia crédito serie',
  number: 'número numero números numeros n',
  filler: 'o a de na no',
  betweenCall: 'para pra por aqui do du com cobrar par',
  onlyIn: {
    PT: { call: 'liga chama' },
    AO: { call: 'liga' },
    MZ: { call: 'liga' },
    BR: { call: 'liga chama disque', phone: 'disk zap', id: 'renavam pis pasep cnh' },
  },
  extension: 'extensão extensao ramal r.',
  or: 'e ou',
  also: 'também tambem',
  alsoFrom: 'do de da',
  areaCode: 'ddd prefixo cód(igo)(.)(_de)(_da)(_área)(_cidade) cod(igo)(.)(_de)(_da)(_area)(_cidade)',
  columns: 'sobrenome apelido',
  shows: {
    BR: 'celular cep cnpj ramal fone',
    PT: 'telemóvel telem',
  },
};
