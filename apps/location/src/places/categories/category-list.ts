/**
 * Kinds of places that people ask for: identifier, tags of OpenStreetMap, and the name in English, German,
 * French, Spanish and Italian. Groups stand before theirs.
 */
export const CATEGORY_LIST = `
food||Food and drink|Essen und Trinken|Manger et boire|Comida y bebida|Cibo e bevande
food.restaurant|amenity=restaurant|Restaurant|Restaurant|Restaurant|Restaurante|Ristorante
food.cafe|amenity=cafe|Café|Café|Café|Cafetería|Caffè
food.fast_food|amenity=fast_food,amenity=food_court|Fast food|Schnellimbiss|Restauration rapide|Comida rápida|Fast food
food.bar|amenity=bar|Bar|Bar|Bar|Bar|Bar
food.pub|amenity=pub,amenity=biergarten|Pub|Kneipe|Pub|Pub|Pub
food.ice_cream|amenity=ice_cream,shop=ice_cream|Ice cream|Eisdiele|Glacier|Heladería|Gelateria
shop||Shops|Geschäfte|Magasins|Tiendas|Negozi
shop.supermarket|shop=supermarket|Supermarket|Supermarkt|Supermarché|Supermercado|Supermercato
shop.convenience|shop=convenience,shop=kiosk|Convenience shop|Kiosk|Supérette|Tienda de barrio|Minimarket
shop.bakery|shop=bakery,shop=pastry,shop=confectionery|Bakery|Bäckerei|Boulangerie|Panadería|Panetteria
shop.butcher|shop=butcher|Butcher|Metzgerei|Boucherie|Carnicería|Macelleria
shop.greengrocer|shop=greengrocer,shop=farm|Greengrocer|Obst und Gemüse|Primeur|Frutería|Fruttivendolo
shop.drinks|shop=alcohol,shop=wine,shop=beverages|Wine and drinks|Getränke|Cave et boissons|Bebidas|Vini e bevande
shop.clothes|shop=clothes,shop=shoes,shop=boutique,shop=fashion|Clothes and shoes|Kleidung und Schuhe|Vêtements et chaussures|Ropa y zapatos|Abbigliamento e scarpe
shop.jewelry|shop=jewelry,shop=watches|Jeweller|Juwelier|Bijouterie|Joyería|Gioielleria
shop.electronics|shop=electronics,shop=computer,shop=mobile_phone|Electronics|Elektronik|Électronique|Electrónica|Elettronica
shop.books|shop=books,shop=newsagent,shop=stationery|Books and papers|Bücher und Zeitungen|Livres et presse|Libros y prensa|Libri e giornali
shop.furniture|shop=furniture,shop=interior_decoration,shop=houseware|Furniture|Möbel|Meubles|Muebles|Arredamento
shop.hardware|shop=doityourself,shop=hardware,shop=paint|Hardware store|Baumarkt|Bricolage|Ferretería|Ferramenta
shop.florist|shop=florist,shop=garden_centre|Florist|Blumen|Fleuriste|Floristería|Fiorista
shop.beauty|shop=hairdresser,shop=beauty,shop=cosmetics,shop=perfumery|Hair and beauty|Friseur und Kosmetik|Coiffure et beauté|Peluquería y belleza|Parrucchiere e bellezza
shop.mall|shop=mall,shop=department_store|Shopping centre|Einkaufszentrum|Centre commercial|Centro comercial|Centro commerciale
shop.laundry|shop=laundry,shop=dry_cleaning|Laundry|Wäscherei|Laverie et pressing|Lavandería|Lavanderia
lodging||Places to stay|Unterkünfte|Hébergement|Alojamiento|Alloggi
lodging.hotel|tourism=hotel,tourism=motel|Hotel|Hotel|Hôtel|Hotel|Hotel
lodging.hostel|tourism=hostel|Hostel|Jugendherberge|Auberge de jeunesse|Albergue|Ostello
lodging.guest_house|tourism=guest_house,tourism=apartment,tourism=chalet|Guest house|Pension|Chambre d’hôtes|Casa de huéspedes|Pensione
lodging.camp_site|tourism=camp_site,tourism=caravan_site|Camp site|Campingplatz|Camping|Camping|Campeggio
health||Health|Gesundheit|Santé|Salud|Salute
health.pharmacy|amenity=pharmacy,healthcare=pharmacy,shop=chemist|Pharmacy|Apotheke|Pharmacie|Farmacia|Farmacia
health.hospital|amenity=hospital,healthcare=hospital|Hospital|Krankenhaus|Hôpital|Hospital|Ospedale
health.doctor|amenity=doctors,amenity=clinic,healthcare=doctor,healthcare=clinic|Doctor|Arzt|Médecin|Médico|Medico
health.dentist|amenity=dentist,healthcare=dentist|Dentist|Zahnarzt|Dentiste|Dentista|Dentista
health.optician|shop=optician|Optician|Optiker|Opticien|Óptica|Ottico
health.veterinary|amenity=veterinary|Vet|Tierarzt|Vétérinaire|Veterinario|Veterinario
transport||Getting about|Verkehr|Transports|Transporte|Trasporti
transport.fuel|amenity=fuel|Fuel station|Tankstelle|Station-service|Gasolinera|Distributore
transport.charging|amenity=charging_station|Charging station|Ladestation|Borne de recharge|Punto de recarga|Stazione di ricarica
transport.parking|amenity=parking,amenity=parking_entrance|Car park|Parkplatz|Parking|Aparcamiento|Parcheggio
transport.bicycle_parking|amenity=bicycle_parking|Bicycle parking|Fahrradständer|Parking à vélos|Aparcabicis|Parcheggio bici
transport.car_rental|amenity=car_rental,amenity=car_sharing|Car rental|Autovermietung|Location de voitures|Alquiler de coches|Autonoleggio
transport.bicycle_rental|amenity=bicycle_rental|Bicycle rental|Fahrradverleih|Location de vélos|Alquiler de bicicletas|Noleggio bici
transport.taxi|amenity=taxi|Taxi stand|Taxistand|Station de taxis|Parada de taxis|Taxi
transport.station|railway=station,railway=halt,amenity=bus_station,public_transport=station|Station|Bahnhof|Gare|Estación|Stazione
transport.stop|highway=bus_stop,railway=tram_stop,public_transport=platform,public_transport=stop_position|Stop|Haltestelle|Arrêt|Parada|Fermata
transport.ferry|amenity=ferry_terminal|Ferry terminal|Fähranleger|Gare maritime|Terminal de ferry|Terminal traghetti
transport.airport|aeroway=aerodrome,aeroway=terminal,aeroway=helipad|Airport|Flughafen|Aéroport|Aeropuerto|Aeroporto
money||Money|Geld|Argent|Dinero|Denaro
money.bank|amenity=bank|Bank|Bank|Banque|Banco|Banca
money.atm|amenity=atm|Cash machine|Geldautomat|Distributeur|Cajero automático|Bancomat
money.exchange|amenity=bureau_de_change|Currency exchange|Wechselstube|Bureau de change|Cambio de divisas|Cambio valuta
sights||Sights|Sehenswertes|À voir|Lugares de interés|Da vedere
sights.attraction|tourism=attraction,tourism=viewpoint,tourism=artwork|Attraction|Sehenswürdigkeit|Attraction|Atracción|Attrazione
sights.museum|tourism=museum,tourism=gallery|Museum|Museum|Musée|Museo|Museo
sights.monument|historic=monument,historic=memorial,historic=castle,historic=ruins|Monument|Denkmal|Monument|Monumento|Monumento
sights.zoo|tourism=zoo,tourism=aquarium,tourism=theme_park|Zoo and park|Zoo und Freizeitpark|Zoo et parc|Zoo y parque|Zoo e parco
sights.information|tourism=information|Tourist information|Touristeninformation|Office de tourisme|Información turística|Informazioni turistiche
leisure||Leisure|Freizeit|Loisirs|Ocio|Tempo libero
leisure.park|leisure=park,leisure=garden|Park|Park|Parc|Parque|Parco
leisure.playground|leisure=playground|Playground|Spielplatz|Aire de jeux|Parque infantil|Parco giochi
leisure.sports|leisure=sports_centre,leisure=stadium,leisure=pitch,leisure=fitness_centre|Sports|Sport|Sport|Deporte|Sport
leisure.swimming|leisure=swimming_pool,leisure=water_park,leisure=beach_resort|Swimming|Schwimmbad|Piscine|Piscina|Piscina
leisure.cinema|amenity=cinema|Cinema|Kino|Cinéma|Cine|Cinema
leisure.theatre|amenity=theatre,amenity=arts_centre,amenity=concert_hall|Theatre|Theater|Théâtre|Teatro|Teatro
leisure.nightclub|amenity=nightclub,amenity=casino|Nightclub and casino|Nachtclub und Kasino|Discothèque et casino|Discoteca y casino|Discoteca e casinò
leisure.marina|leisure=marina|Marina|Jachthafen|Port de plaisance|Puerto deportivo|Porto turistico
education||Education|Bildung|Éducation|Educación|Istruzione
education.school|amenity=school|School|Schule|École|Escuela|Scuola
education.kindergarten|amenity=kindergarten,amenity=childcare|Kindergarten|Kindergarten|Crèche|Guardería|Asilo
education.university|amenity=university,amenity=college|University|Hochschule|Université|Universidad|Università
education.library|amenity=library|Library|Bibliothek|Bibliothèque|Biblioteca|Biblioteca
public||Public services|Öffentliches|Services publics|Servicios públicos|Servizi pubblici
public.post|amenity=post_office,amenity=post_box|Post|Post|Poste|Correos|Posta
public.police|amenity=police|Police|Polizei|Police|Policía|Polizia
public.fire_station|amenity=fire_station|Fire station|Feuerwehr|Pompiers|Bomberos|Vigili del fuoco
public.townhall|amenity=townhall,amenity=courthouse,office=government|Authority|Behörde|Administration|Administración|Amministrazione
public.embassy|amenity=embassy,office=diplomatic|Embassy|Botschaft|Ambassade|Embajada|Ambasciata
public.toilets|amenity=toilets|Toilets|Toiletten|Toilettes|Aseos|Servizi igienici
public.drinking_water|amenity=drinking_water|Drinking water|Trinkwasser|Eau potable|Agua potable|Acqua potabile
public.worship|amenity=place_of_worship|Place of worship|Gotteshaus|Lieu de culte|Lugar de culto|Luogo di culto
public.recycling|amenity=recycling,amenity=waste_disposal|Recycling|Wertstoffe|Recyclage|Reciclaje|Riciclaggio
office||Offices|Büros|Bureaux|Oficinas|Uffici
office.company|office=company,office=it,office=yes|Company|Firma|Entreprise|Empresa|Azienda
office.estate_agent|office=estate_agent,shop=estate_agent|Estate agent|Immobilienbüro|Agence immobilière|Inmobiliaria|Agenzia immobiliare
office.lawyer|office=lawyer,office=notary|Lawyer|Anwalt|Avocat|Abogado|Avvocato
office.insurance|office=insurance|Insurance|Versicherung|Assurance|Seguros|Assicurazioni
office.travel|shop=travel_agency|Travel agency|Reisebüro|Agence de voyages|Agencia de viajes|Agenzia viaggi
other||Other|Anderes|Autres|Otros|Altro`;
