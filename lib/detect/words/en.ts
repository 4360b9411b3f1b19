import type { LanguageWords } from './language-words.ts';

/** English. */
export const english: LanguageWords = {
  phone: `
    freephone* freecall* tollfree* toll smartphone* handphone* cellular* cellphone* hotline* helpline* helpdesk*
    infoline* infolin* callcenter* callcentre* switchboard* trunkline* landline* customercare* voicemail*
    lifeline* pager uan tlph
  `,
  call: 'call calls calling called dial ring rang reach text texts txt phoned robocall robocalls',
  contact: 'contact contacts enquiries enquiry inquiry inquiries reception emergency',
  owner: `
    contact contacts office home work residence res desk reception emergency enquiry enquiries inquiry inquiries
    direct main local care service support booking free caller callers sender driver drivers guard dad dads mom
    mum mums father mother brother sister husband wife friend friends neighbour neighbor plumber electrician
    mechanic papa mummy bhai
  `,
  possessive: 'my our your his her new changed change that again',
  notice: `
    questions question owner broker agent dealer seller landlord info infos inf informations information
    reservation reservations bookings emergencies reception bureau
  `,
  id: `
    barcode* aadhaar* aadhar* gstin* postcode* postalcode* zipcode* latitud* longitud* buffer patent patents
    acct bsb vat utr ssn ein fein itin arbn arsn uen gst hst nzbn llpin fssai ntn strn cnic drs zip pin ifsc
    eircode crd pnr paybill consignment nmi PAN score BRN SST IRD CRN PPS coordinate coordinates scores npi dea
    cvv nmls mls dre license licence invoice invoices tracking parcel shipment reference references ref batch
    docket catalogue regd build clause clauses folio folios chy lotto trn waybill FAR USC CFR NINO TFN BIN TIN
    DIN SSM CK CAGE BN SEC BR CIN BAR NIC
  `,
  idWithMark: `
    account case ticket item part model client reg. registration registered registrar charity tax policy member
    membership confirmation card visa id ids code device product article lot batch user userid nhs file docket
    permit bill receipt transaction catalog catalogue bug issue drug flight population attendance patents acc
    cat. charge certificate cert. story session trace thread topic page org dot mc lic. art.
  `,
  idOrCall: 'order message msg booking post company customer request job',
  idAfterNumber: 'reservation',
  number: 'no nos nr nrs num numb number numbers n',
  numberEnds: [
    {
      words: 'number',
      notAfter: 'formatted',
    },
  ],
  filler: 'is at on to the our under of a us via are',
  betweenCall: `
    from me him her them back now today directly direct free toll anytime any time for info details please mr
    mrs ms miss dr sir an center
  `,
  onlyIn: {
    AU: { id: 'tfn' },
    BD: { id: 'a/c' },
    IN: { id: 'a/c' },
    LK: { id: 'a/c' },
    NP: { id: 'a/c' },
    PK: { id: 'a/c challan' },
    NG: { id: 'a/c nin bvn' },
    HK: { contact: 'office off', phone: 'did', id: 'PO' },
    QA: { contact: 'office off', phone: 'did', id: 'PO' },
    SG: { contact: 'office off', phone: 'did', id: 'PO' },
    PH: { phone: 'cp' },
  },
  beforeMobile: {
    IN: [
      `
      M Mo Ct Cont Enq Customer_care Ambulance For_booking For_details cl W/A mo(.)(_)no share_cv_on share_cv_at
      share_cv_to share_resume_on share_resume_at share_resume_to leave_msg HR
    `,
      { words: 'HR_', notBefore: 'Code Id Policy', last: '@' },
    ],
  },
  extension: 'extension(s) extn ext(s) ext x xt loc local int',
  or: 'or and of',
  also: 'also',
  alsoFrom: 'from',
  areaCode: 'area area_code std std_code dial_code dialing_code dialling_code city_code trunk_code',
  hours: 'hour(s) hr(s) h',
  days: 'days',
  shows: {
    IN: 'gstin aadhaar',
  },
};
