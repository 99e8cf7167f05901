import type { Language } from '#engine/language/brief.ts'

/** Function words that tell the languages apart (accents removed). */
export const FUNCTION_WORDS: Record<Language, string> = {
  en: `the and with of my on for that in his her an is it i want from by are to at no its over into she this they`,
  es: `el la los las con y del una un mi para en que por sin quiero sobre su muy al como palabra nombre frase dos negro negra rojo roja blanca pequeno pequena`,
  de: `der die das und mit ein eine einen einem einer auf im am fur ich mein meine ohne nicht von zum zur kein keine nur den dem wort name uber unter zwei sich hinterm vor`,
  fr: `en le la les avec et une un sur dans mon ma mes pour sans du des je veux d l au aux qui mot prenom sous par deux`,
  it: `dietro davanti tra fra dal dalla dai dagli dalle negli nelle sui sugli sulle ai agli il lo gli di del della dei delle un una con che mi mia mio vorrei voglio per sul sulla nel nella stile senza e si sono come due anche tatuaggio sotto scritta accanto al alla le i nero nera rosso rossa bianco bianca piccolo piccola neri nere rossi rosse bianchi bianche ad ed`,
  pt: `o os as com e um uma meu minha no na nos nas do da dos das para em que sem quero ao palavra nome pela num numa embaixo dois duas preto preta vermelho vermelha pequeno pequena`,
}

/** Words without meaning for a drawing, in all languages. */
export const STOP_WORDS = `
blick gesichtsausdruck ausdruck miene mirada regard regards olhar sguardo expression expressions
seit dafür dadurch deshalb deswegen daher darum außerdem dennoch trotzdem nachdem bevor während damit sodass danach davon jetzt schließlich endlich abends morgens nachts
thirty forty fifty sixty seventy eighty ninety hundred thousand thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty teens twenties thirties forties fifties
domingos sábados lunes martes miércoles jueves viernes segunda-feira terça-feira quarta-feira quinta-feira sexta-feira
haha hahaha hehe truc trucs machin beaucoup seite lmao lolol geburtsdaten geburtstage geburtsdatums qualche alcuni alcune cheers stays lowercase uppercase crosshatch crosshatching mates
vocês você gente agora antes depois sempre nunca ainda quando onde porque qual quais quanto quanta foi foram fui era eram esse essa isso este esta isto aquele aquela mesmo pele anos ano dia dias mês meses semana semanas sábado sábados domingo atendem marcar fase terminar acabei estudando trabalho trabalhei nenhuma nenhum frase bom boa tudo bem abraço professora professor
antes después siempre nunca todavía aún entonces ayer años año día días mes meses semana semanas regaló regalaron dieron dio irse tocar atrevo taller marque marca once diez ese esa eso este esta esto aquel aquella mismo misma cual cuál quién nadie alguna ninguno ninguna vez veces casi hasta desde mientras luego pues más
letztes letzten letzte jahr jahre jahren monat monate woche wochen tage termin termine frühling herbst liebes lieber liebe grüße team lang zusammen ganzes ganze fast immer nie damals heute gestern bald gestorben gemeinsam meistens eigentlich einfach natürlich
bonne bon journée soirée année années ans mois semaine semaines jour jours travail écris vu adore appris tout toute toutes tous encore jamais toujours surtout finirait passe près loin parce depuis pendant avant après alors enfin vraiment
anno anni mese mesi giorno giorni settimana poco parto portarmi dietro quando quanto sempre adesso ora prima dopo tra fra suono avevo dieci venti centimetri vederci idea ogni tutti tutte hanno quello quella questo questa stesso stessa
wondering nowt owt summat innit tbh yall y'all enquiry enquiries inquiry inquiries mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends weekday weekend
tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche cottagecore goblincore fairycore grunge kawaii coquette y2k aesthetic vibe vibes
mismo misma mismos mismas gleichen gleiche gleicher meme memes mesmo mesma stesso stessa art seul seule seuls seules solo sola unico unica einzelner einzelne einzelnes apenas somente easily
datum geburtsdatum fecha data letters like ground floor paramedic numerals numeral baker gym nordic edge
or nor but as be been was were am do does did done has have had having not so than then there these those this
too very can could would should will its it's their our your me you he she they we us him them who whom which
what when where while also some any all each every other others another more most much many own same such only
just even still well tattoo tattoos tatoo tatto tattooed tatt tat ink inked design designs idea ideas piece
theme themed concept image picture drawing draw drawn style styles version kind type sort thing things stuff
something anything someone somehow look looks looking want wants need like love loves loved get getting got
make made making put add added please thanks maybe lol idk u ur pls cuz because if else about into onto upon
out up down off over again always never ever really super ultra quite pretty bit little lot lots way side sides left
right middle center centre top bottom background foreground front inner outer upper lower part place area size
shape shaped line lines linework shading shade shaded outline detail details detailed work color colour colors
farben jahreszahl colores couleurs cores colori colours nice beautiful awesome amazing perfect good great best better new real true unique special meaningful
personal favorite favourite first second last next year years old day days life time birthday birth born month
date mother mom mum mama dad father papa grandmother grandma grandfather grandpa nana sister brother son
daughter kid kids children husband wife boyfriend girlfriend friend friends family people person guy guys self
myself una uno unos unas de se lo le si es este esta tatuaje tatuagem tatouage estilo diseno hija hijo madre
padre abuela abuelo hijos hijas filhos filhas figli figlie genitori eltern padres abuelos abuelas pais avós nonni hermana hermanas hermano hermanos tia tio primo prima primos primas sobrina sobrino sobrinos nieta nieto nietos schwester schwestern bruder brüder geschwister cousine tante onkel freundin freundinnen freunde enkel enkelin enkelkinder patenkind familie soeur soeurs frere freres oncle neveu niece copine copines cousins irma irmao irmaos irmas sobrinha sobrinho neta neto netos amigas amigos sorella sorelle fratello fratelli zia zio nipote nipoti cugina cugino amiche amici sein ist sind wie auch als bei nach aus vom ins tatowierung stil tochter sohn
mutter vater oma opa est sont ce cette ma fille fils mere pere et ou mais e mas seu sua filha filho mae pai
isso going being doing coming fading underneath together separate whole entire full half number numbers font
letter letters text words word name names saying says say reads quote phrase initials lettering wearing
standing instead hidden touch mix cross-section traveller traveler stopped months after hard beat
cancer celebrate alive ones birthdate geburtsdatum mit ear long symbol symbols sign scene pattern patterns
texture vibe vibes feel feeling placement inch inches photo reference memory tribute honor honour meaning
story represent represents representing symbolize symbolizes reminder remember remembering passed late loss
away passing tip edge edges corner sleeve addition gap filler fill cover scar mark marks coverup somewhere
everyone everything nothing anyone hell ass shit damn fuck god algo fecha cenizas cendres cinzas asche numeros
numero romanos hoy hoje siempre para toujours immer vida vie leben mundo gente fondo fundo hintergrund fond
detalles spruch zitat satz wort schriftzug palabra palabras cita citation mot mots palavra frase nombre nome
prenom namen aufschrift petites petits noir gris oder aber dans guess think thinking possible lil n w x xx
spelling spelled inscribed engraved dates michelangelo picasso klimt monet banksy caravaggio durer barber pavement sidewalk whispering upstream downstream northwest southwest pacific atlantic technical features gradients fills contrast resolution
grandkids grandchildren grandchild grandson granddaughter niece nieces nephew nephews godson goddaughter goddaughters godmother stepdad stepmom coworkers colleague colleagues ancestors descendants roommate besties bffs siblings sibling costume outfit onesie halves
hiya jk his hers royal both theres im ive dont wont cant gets kept tiny either somebody sis bro nan grandad
gran granny auntie aunt uncle cousin cousins twins partner fiance mate bestie hubby wifey sons daughters
brothers sisters child baby childrens moms dads mums voice bold filled filling running linked combined
surprise clean girly pueda podria juntos juntas junto sich der halten halt beim zum mich dir ihm ihr fein
feine qui sa ses leurs leur meu quem aqui ate menos muito bem pelo pelos embaixo darunter daneben dazu march
april june july october monday symbolises symbolise means mean feels flowing memorial
`

/** Verbs, adverbs and words about the making of a tattoo that are common in requests and never name what it shows. */
export const COMMON_WORDS = `
tengo tienes tiene tenemos tienen hacer hacerme hagan haga pueden puedo puede podrian quisiera quisieramos gustaria busco buscando
pensando pense queria quiere queremos sea sean seria fuera ser esta estan estaba estoy era fue hay como cuando donde porque ya solo
tambien mas menos algo alguien cada nada tatuarme tatuar tatuado diseno boceto mirando haciendo gracias favor saludos hola aqui unos
habe hast hat haben hatte hatte gern gerne mochte mochten wurde wurden konnte konnten suche uberlege denke stechen lassen machen macht
werden wird soll sollte sollen etwas vielleicht gerade schon noch sehr viel mehr weniger ungefahr etwa circa bitte danke hallo motiv
motive idee vorlage entwurf bedeutet darstellt stelle vor wollen will kann kannst konnt
voudrais aimerais cherche pense faire fait faites ferait serait etre avoir avais suis ouvert quelque chose peut peux pouvez comme
quand tres plus moins aussi bonjour merci dessin croquis projet premier premiere theme format vives vive salut plait
gostaria queria quero penso pensando fazer faz fazem podem pode poderia seria ser estou estava tenho temos tem uns umas algo alguem
muito mais menos tambem ola oi obrigado obrigada desenho projeto tatuar tatuado cobrir fundo espacos subindo ate
vorrei voglio vuole cerco pensavo fare fatto essere sono sarebbe avere ho abbiamo qualcosa molto piu meno anche ciao grazie disegno
progetto tatuarmi tatuare tatuaggio stile stringono
mine yours theirs ours his hers attached reference references readability legibility spacing hierarchy typography watermark strokes
backdrop accents accent palette washes wash surface highlight highlights elements element influences influence motif motifs subject
photos photo pics pic picture pictures images artist artists tattooist consultation appointment price budget month months year
ecrit ecrite escrito escrita geschrieben scritto scritta inscrit ziffern zahlen sombras schatten ombres ombre depicting depicts showing shows featuring
instagram pinterest facebook tiktok google internet online website stencil stencils quote quotes estimate viewer nowhere halfway
dele dela deles delas grandbaby grandbabies linien linie daten vers everthing flavour flavor favourite favorite hint preferably specific authentic selective
`

export const NEGATIONS = `no without not dont nothing never minus sin ohne kein keine keinen nicht sans sem pas nao senza niente ni nem`

export const AND_WORDS = `and y und et e plus &`
