/** Things whose parts are called like other things: the bow of a ship, the caps of mushrooms, the hands of a clock. */
export const PARTS_OF: readonly (readonly [whole: RegExp, part: RegExp])[] = [
  [
    /ship|boat|canoe/,
    /^(?:bow|stern|hull|deck|mast|masts|oars?|sails?|segeln?|velas?|voiles?|vel[ae]|helm)$/,
  ],
  [/mushroom/, /^(?:caps?|gills)$/],
  [/revolver|gun|pistol|rifle/, /^(?:barrel|trigger|handle|grip|muzzle)$/],
  [/book/, /^(?:pages?|spine|cover)$/],
  [/clock|watch/, /^(?:hands?|face|dial)$/],
  [/turtle|tortoise/, /^(?:shell|casco|caparazon|panzer|carapace|guscio|concha)$/],
  [/horse|unicorn|pegasus/, /^(?:hooves|hoof|cascos?|hufe[n]?|sabots?|zoccol[oi])$/],
  [
    /^mountain/,
    /^(?:peaks?|summits?|gipfeln?|spitzen?|cumbres?|cimas?|picos?|sommets?|cumes?|vett[ae]|cim[ae])$/,
  ],
  [/tombstone|grave/, /^(?:stone|stein|piedra|pierre|pedra|pietra)$/],
  [
    /guitar|violin|cello|banjo|harp/,
    /^(?:neck|strings?|body|bow|cordes?|cuerdas?|saiten?|cordas?|corde|mastil|steg|manche)$/,
  ],
  [/^(?:old-)?key$/, /^(?:bow|bit|shaft)$/],
  [/^anchor$/, /^(?:ring|shank|stock|flukes?|anillo|argolla|anneau|anel|anello)$/],
  [
    /shoes|boots|sneaker|corset|gloves/,
    /^(?:ribbons?|laces?|straps?|bander[n]?|cintas|rubans|fitas|nastri)$/,
  ],
  [/violin|cello/, /^scroll$/],
  [
    /tractor|car$|truck|van$|camper|beetle/,
    /^(?:bonnet|hood|bumper|grille?|roof|boot|trunk|wheels?)$/,
  ],
  [/hot-air-balloon/, /^baskets?$/],
  [/^(?:eye|hamsa|all-seeing-eye)$/, /^(?:iris|pupil)$/],
  [/house|cottage|cabin|castle/, /^(?:chimney|roof|door|windows?)$/],
  [
    /van$|car$|bus$|truck|taxi|house|cottage|beetle/,
    /^(?:dach|dachtrager|techo|tejado|toit|teto|telhado|tetto|rooftop)$/,
  ],
  [/^stag$/, /^(?:(?:deer|stag) )?antlers?$/],
  [
    /^drums?$/,
    /^(?:(?:drum ?)?sticks?|baguettes?|baquetas?|bacchett[ae]|trommelstocke?n?|palillos)$/,
  ],
  [/swing|hammock/, /^(?:ropes?|chains?|cuerdas?|seile?n?|cordes?|cordas?|cord[ae]|seats?)$/],
  [/phone/, /^(?:hook|cord|cable|receiver|handset|dial|horer|auricular|combine|cornetta|gancho)$/],
  [/sewing-machine/, /^(?:needle|aguja|nadel|aiguille|agulha|ago|wheel|treadle)$/],
  [/shoe|boot|sneaker/, /^(?:heels?|toes?|soles?|tongues?|talons?|absatze?n?|tacones|suelas?)$/],
  [
    /jar|bottle|tin|can$/,
    /^(?:lid|cork|stopper|label|cap|deckel|korken|etikett|tapa|corcho|etiqueta|couvercle|bouchon|tampa|rolha|coperchio|tappo)$/,
  ],
  [/clock|watch/, /^(?:rouages?|zeiger[ns]?|manecillas|aiguilles|ponteiros|lancette)$/],
  [
    /motorcycle|bicycle|car$|truck|van$|tractor|bike/,
    /^(?:ruedas?|roues?|rad|rader[n]?|rodas?|ruot[ae]|reifen|pneus?)$/,
  ],
  [
    /jellyfish/,
    /^(?:bell|dome|tentacles?|glocke|schirm|tentakeln?|campana|umbrela|tentaculos?|cloche|ombrelle|tentacules?|sino|ombrello|tentacol[oi])$/,
  ],
  [/^medusa$/, /^(?:snakes?|serpientes?|schlangen?|serpents?|cobras?|serpent[ei])$/],
  [/^compass/, /^(?:needle|aguja|nadel|aiguille|agulha|ago|lancetta)$/],
  [/clock|watch/, /^(?:glass|glas|cristal|vidrio|verre|vidro|vetro|crystal)$/],
]

/** Whose parts are things as well: Medusa's snakes are hers where "the snakes" are spoken of. */
export const ONLY_WHERE_NAMED = /^medusa$/
