import type { LanguageWords } from './language-words.ts';

/** Spanish. */
export const spanish: LanguageWords = {
  spokenIn: 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE',
  phone: `
    telf* móvil* centralita* conmutador* fijo tlfno tlfnos tfno telem* llame llamar llama ligue línea lada verde
    gratuita gratuito fonos fones cel celular*
  `,
  call: `
    llamen llamad llámame llámanos llámenos llamada llamadas llamaron llaman llamo llamando márcanos márquenos
    márcame márquenme escríbeme escríbanme agéndame anótame tírame mándame central
  `,
  contact: `
    contacto contactos contactar contáctame contáctanos contáctenos contacte comunicate comuníquese comunicarse
    escríbenos escríbanos tratar
  `,
  owner: 'contacto chofer gratis verde azul local',
  possessive: 'mi nuevo cambiado cambié',
  notice: `
    preguntas dudas propietario dueño razón guardia infor informes información informaciones interesados
    consultas citas turnos reservas pedidos encargos urgencias emergencias recepción secretaría recado recados
  `,
  id: `
    identific* expedient* latitud* longitud* sorteo* matrícul* cuenta cuentas iva nif cif dni nie rut ruc rfc
    nit cuit cuil curp cbu clabe iibb rnc rnt factura licencia coordenadas expediente expte referencia contrato
    póliza legajo resolución población presupuesto página rif folio folios código códigos REA MAT cod remito
    remitos autorización saldo RUN RUT expedientes
  `,
  idWithMark: 'pedido código cta. mat. pt. ord.',
  idAfterNumber: 'guía socio socia crédito serie pedidos',
  number: 'nro núm num número numero números numeros no n nos',
  numberEnds: 'número',
  filler: 'al de la el es a los',
  betweenCall: 'para por aqui un mensaje msj del desde perdida perdidas cobrar ya ahora con me',
  onlyIn: {
    BO: { notice: 'ref refs referencias' },
    PE: { phone: 'rpc rpm' },
  },
  beforeMobile: {
    PE: 'anota(lo) anota(me) yapea(me) yapéa(me) yapear',
    CR: 'sinpe(_móvil) sinpe(_movil)',
    VE: 'pago_móvil pago_movil',
  },
  extension: 'extensión extension extensi&oacute;n anexo(s) interno local int',
  or: 'y o e u',
  also: 'también tambien',
  alsoFrom: 'del de',
  areaCode: 'prefijo cód(igo)(.)(_de)(_área)(_ciudad) cod(igo)(.)(_de)(_area)(_ciudad)',
  hours: 'horas hs',
  days: 'días dias',
  columns: 'apellidos',
  shows: {
    CO: 'celular',
    DO: 'rnc',
    MX: 'lada conmutador',
  },
};
