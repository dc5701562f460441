// SPDX-License-Identifier: MIT
/// Signs that only one of the two Chinese scripts uses, to see that neither got into the other's text.
#pragma once

#include <string>
#include <string_view>

#include "adoube/laws/language.hpp"

namespace adoube::laws::testing {

/// Simplified and traditional by turns. 后 and 里, which traditional texts use as well, are left out.
inline constexpr std::string_view pairs_of_signs =
    "马馬车車将將过過变變军軍认認输輸超超时時触觸摸摸复複裁裁判判规規则則对對当當这這个個为為从從后后黑黑双雙没沒"
    "动動记記录錄条條应應该該启啟钟鐘权權现現轮輪还還边邊间間达達选選择擇会會来來么麼说說声聲让讓给給请請负負胜勝"
    "护護击擊挡擋牵牽兰蘭线線纵縱横橫与與张張旧舊号號别別题題继繼续續结結终終约約级級纪紀红紅经經处處备備实實际際"
    "压壓层層属屬岁歲师師带帶写寫决決况況冻凍准準减減凭憑划劃刘劉刚剛创創删刪劳勞势勢华華协協单單卖賣占佔却卻压壓"
    "开開关關问問门門闭閉离離难難须須顺順预預领領频頻页頁项項额額颜顏饰飾馆館观觀视視觉覺计計订訂议議许許论論设設"
    "访訪证證评評识識诉訴词詞译譯试試话話该該语語误誤说說读讀谁誰调調谈談负負责責败敗贴貼费費资資赛賽赢贏远遠违違"
    "连連迟遲适適递遞邮郵释釋钮鈕错錯键鍵长長隐隱静靜页頁题題饿餓骑騎体體传傳伤傷众眾优優会會余餘参參并並";

/// The first sign in `text` that belongs to the other Chinese script, or nothing. English has no signs above U+2FFF.
inline std::string sign_of_the_other_script(std::string_view text, Language language) {
  constexpr std::size_t width = 3;  // bytes of such a sign in UTF-8
  if (language == Language::English) {
    for (std::size_t i = 0; i < text.size(); ++i)
      if (static_cast<unsigned char>(text[i]) >= 0xE3) return std::string(text.substr(i, width));
    return {};
  }
  for (std::size_t i = 0; i + 2 * width <= pairs_of_signs.size(); i += 2 * width) {
    const std::string_view simplified = pairs_of_signs.substr(i, width);
    const std::string_view traditional = pairs_of_signs.substr(i + width, width);
    const std::string_view other = language == Language::SimplifiedChinese ? traditional : simplified;
    if (simplified != traditional && text.find(other) != std::string_view::npos) return std::string(other);
  }
  return {};
}

}  // namespace adoube::laws::testing
